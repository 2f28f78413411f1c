import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { owner } from '#data/player/owner.ts';
import { isSignedIn } from '#data/player/session.ts';
import { leftGame } from '#data/play/left-game.ts';
import { forgetReturn, returnFor } from '#data/sign-in/return-to.ts';
import { DepositCard } from '#page/deposit/deposit-card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { lazyNamed } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { returnName, text } from './text.ts';
import '#ui/card/welcome-card.css';

const LeftGameCard = lazyNamed(() => import('./left-game-card.tsx'), 'LeftGameCard');
const PasskeyCard = lazyNamed(() => import('./passkey-card.tsx'), 'PasskeyCard');

/** A deposit under way, and the way on to what asked for sign-in, back to a lost game, or an offer: of these one at a time. */
export function WelcomeCards({ hasPasskeys }: { hasPasskeys: boolean }) {
  useSignals();

  useEffect(() => void leftGame.find(), []);

  if (!isSignedIn.value) return null;
  const asked = returnFor(owner.value);
  return (
    <>
      <DepositCard />
      {asked === undefined ? <Offers hasPasskeys={hasPasskeys} /> : <ReturnCard address={asked} />}
    </>
  );
}

function Offers({ hasPasskeys }: { hasPasskeys: boolean }) {
  useSignals();
  const { value: gameId } = leftGame.offered;
  return (
    <Until>
      {gameId !== undefined && <LeftGameCard gameId={gameId} />}
      {gameId === undefined && hasPasskeys && <PasskeyCard />}
    </Until>
  );
}

function ReturnCard({ address }: { address: string }) {
  return (
    <section className="welcome-card" aria-label={text.goOn}>
      <p>
        {text.goOn} <b>{returnName(address)}</b>
      </p>
      <ButtonLink look="gold" href={address} onClick={forgetReturn}>
        {text.open}
      </ButtonLink>
      <Button look="icon" aria-label={text.dismiss} onClick={forgetReturn}>
        <Icon name="close" />
      </Button>
    </section>
  );
}
