import { useSignals } from '@preact/signals-react/runtime';
import { lazy, Suspense, useEffect } from 'react';
import { owner } from '#data/player/owner.ts';
import { isSignedIn } from '#data/player/session.ts';
import { leftGame } from '#data/play/left-game.ts';
import { forgetReturn, returnFor } from '#data/player/return-to.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { returnName, text } from './text.ts';
import './welcome-cards.css';

const LeftGameCard = lazy(async () => ({ default: (await import('./left-game-card.tsx')).LeftGameCard }));
const PasskeyCard = lazy(async () => ({ default: (await import('./passkey-card.tsx')).PasskeyCard }));

/** The way on to what asked for sign-in, back to a game that was lost, or an offer for the next time. One at a time. */
export function WelcomeCards({ hasPasskeys }: { hasPasskeys: boolean }) {
  useSignals();

  useEffect(() => void leftGame.find(), []);

  if (!isSignedIn.value) return null;
  const asked = returnFor(owner.value);
  if (asked !== undefined) return <ReturnCard address={asked} />;
  return (
    <Suspense fallback={null}>
      {leftGame.offered.value !== undefined && <LeftGameCard gameId={leftGame.offered.value} />}
      {leftGame.offered.value === undefined && hasPasskeys && <PasskeyCard />}
    </Suspense>
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
