import { Button, ButtonLink } from '#ui/button/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { formatPesos } from '#shared/money.ts';
import type { Cents } from '#shared/money.ts';
import { paths } from '#paths';
import { useLocation } from 'wouter';
import { text } from '../text.ts';
import './home-header.css';

/** A guest's header: the way in, what signing up is worth, help, and search. */
export function HomeHeader({ brandCode, reward }: { brandCode: string; reward: Cents }) {
  const [, go] = useLocation();
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
      <ButtonLink look="icon" href={paths.service()} aria-label={text.service}>
        <Icon name="chat" />
      </ButtonLink>
      <Button look="icon" aria-label={text.search} onClick={() => go(paths.search())}>
        <Icon name="search" />
      </Button>
    </header>
  );
}
