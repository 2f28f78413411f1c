import { ButtonLink } from '#ui/button/button.tsx';
import { formatPesos } from '#shared/money.ts';
import type { Cents } from '#shared/money.ts';
import { paths } from '#paths';
import { text } from '../../text.ts';
import { HeaderActions } from './header-actions.tsx';
import './home-header.css';

/** A guest's header: the way in, what signing up is worth, help, and search. */
export function HomeHeader({ brandCode, reward }: { brandCode: string; reward: Cents }) {
  return (
    <header className="home-header">
      <h1 className="home-header-brand">
        {brandCode}
        <i>·</i>
        {text.brand}
      </h1>
      <ButtonLink look="ghost" href={paths.login()}>
        {text.login}
      </ButtonLink>
      <ButtonLink look="gold" href={paths.register()}>
        <span className="home-header-register">
          {text.register}
          {reward > 0 && <small>{text.registerReward(formatPesos(reward))}</small>}
        </span>
      </ButtonLink>
      <HeaderActions />
    </header>
  );
}
