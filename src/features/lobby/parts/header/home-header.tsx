import { useLocation } from 'wouter';
import { searchSheet } from '#data/open-sheet.ts';
import { isSignedIn } from '#data/player/session.ts';
import { paths } from '#paths';
import { type Cents, formatPesos } from '#shared/money.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from '../../text.ts';
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

/** Help and search, which stand at the end of the header for everybody. */
export function HeaderActions() {
  const [, go] = useLocation();
  return (
    <>
      <ButtonLink look="icon" href={paths.service()} aria-label={text.service}>
        <Icon name="chat" />
      </ButtonLink>
      <Button
        look="icon"
        aria-label={text.search}
        onClick={() => (isSignedIn.peek() ? go(paths.search()) : searchSheet.open(true))}
      >
        <Icon name="search" />
      </Button>
    </>
  );
}
