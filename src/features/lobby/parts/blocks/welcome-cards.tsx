import { useSignals } from '@preact/signals-react/runtime';
import { lazy, Suspense } from 'react';
import { isSignedIn } from '#data/session.ts';
import { forgetReturn, returnTo } from '#data/return-to.ts';
import { Button, ButtonLink } from '#ui/button/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { returnName, text } from '../../text.ts';
import './welcome-cards.css';

const PasskeyCard = lazy(async () => ({ default: (await import('./passkey-card.tsx')).PasskeyCard }));

/** What follows a sign-in: the way on to what asked for it, and an offer for the next time. One at a time. */
export function WelcomeCards({ hasPasskeys }: { hasPasskeys: boolean }) {
  useSignals();
  if (!isSignedIn.value) return null;
  if (returnTo.value !== undefined) return <ReturnCard address={returnTo.value} />;
  return <Suspense fallback={null}>{hasPasskeys && <PasskeyCard />}</Suspense>;
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
