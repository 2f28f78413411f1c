import { text } from '../text.ts';

/** Who listens, as links that can be tapped without a connection as well. */
export function HelpLines() {
  return (
    <ul className="care-help">
      {helpLines().map(({ href, name, isElsewhere }) => (
        <li key={href}>
          <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
            {name}
            {isElsewhere && <span className="visually-hidden">({text.newWindow})</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface HelpLine {
  href: string;
  name: string;
  isElsewhere?: true;
}

/** For a player for whom play is no longer fun: the National Center for Mental Health, and Gambling Therapy. */
const helpLines = (): HelpLine[] => [
  { href: 'tel:1553', name: text.helpCrisis },
  { href: 'tel:+639178998727', name: text.helpMobile },
  { href: 'https://www.gamblingtherapy.org/', name: text.helpAbroad, isElsewhere: true },
];
