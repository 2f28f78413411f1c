import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isSignedIn } from '#data/session.ts';
import { addPasskey } from '#data/passkeys.ts';
import { dismissPasskeyOffer, isPasskeyOffered } from '#data/passkey-offer.ts';
import { forgetReturn, returnTo } from '#data/return-to.ts';
import { showToast } from '#data/toasts.ts';
import { Button, ButtonLink } from '#ui/button/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { passkeyAdded, passkeyFailed, returnName, text } from '../text.ts';
import './welcome-cards.css';

/** What follows a sign-in: the way on to what asked for it, and an offer for the next time. One at a time. */
export function WelcomeCards({ hasPasskeys }: { hasPasskeys: boolean }) {
  useSignals();
  if (!isSignedIn.value) return null;
  return returnTo.value === undefined ? hasPasskeys && <PasskeyCard /> : <ReturnCard address={returnTo.value} />;
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

function PasskeyCard() {
  const [isShown, setIsShown] = useState(false);
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    let isHere = true;
    void isPasskeyOffered().then((offered) => {
      if (isHere) setIsShown(offered);
    });
    return () => {
      isHere = false;
    };
  }, []);

  function leave() {
    dismissPasskeyOffer();
    setIsShown(false);
  }

  async function add() {
    if (isPending) return;
    setIsPending(true);
    const added = await addPasskey();
    setIsPending(false);
    if (added === 'dismissed') return;
    showToast(added.ok ? passkeyAdded : passkeyFailed);
    if (added.ok) leave();
  }

  if (!isShown) return null;
  return (
    <section className="welcome-card" aria-label={text.passkeyOffer}>
      <p>
        <b>{text.passkeyOffer}</b> {text.passkeyWhy}
      </p>
      <Button look="gold" aria-disabled={isPending} onClick={() => void add()}>
        {text.passkeyAdd}
      </Button>
      <Button look="icon" aria-label={text.dismiss} onClick={leave}>
        <Icon name="close" />
      </Button>
    </section>
  );
}
