import type { ComponentProps } from 'react';
import type { Message } from '../text.ts';
import { text } from '../ui-text.ts';
import './button.css';

type Look = 'plain' | 'gold' | 'ghost' | 'icon' | 'link' | 'gold-wide' | 'ghost-wide' | 'chip';

const looks: Record<Look, string> = {
  plain: 'button',
  gold: 'button button-gold',
  ghost: 'button button-ghost',
  'gold-wide': 'button button-gold button-wide',
  'ghost-wide': 'button button-ghost button-wide',
  icon: 'button-icon',
  link: 'button-link',
  chip: 'button button-chip',
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { look?: Look };

export function Button({ look = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={looks[look]} {...rest} />;
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & { look?: Look; href: string };

/** What leads to another screen is a link, whatever it looks like. */
export function ButtonLink({ look = 'plain', href, children, ...rest }: ButtonLinkProps) {
  return (
    <a href={href} className={looks[look]} {...rest}>
      {children}
    </a>
  );
}

interface Tap {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Any other tap on a link opens it elsewhere. */
export const isPlainTap = (tap: Tap): boolean =>
  !(tap.button || tap.metaKey || tap.ctrlKey || tap.shiftKey || tap.altKey);

interface MoneyLinkProps extends ButtonLinkProps {
  isConnected: boolean;
  onRefused: (why: Message) => void;
}

/** Money needs a connection. Without one the link stays in its place, leads nowhere, and says why. */
export function MoneyLink({ isConnected, onRefused, children, ...rest }: MoneyLinkProps) {
  if (isConnected) return <ButtonLink {...rest}>{children}</ButtonLink>;
  return (
    <ButtonLink
      {...rest}
      aria-disabled
      onClick={(event) => {
        event.preventDefault();
        onRefused(text.moneyWaits);
      }}
    >
      {children}
      <span className="visually-hidden">{text.moneyWaits.text}</span>
    </ButtonLink>
  );
}
