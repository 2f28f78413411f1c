import { useEffect, useState } from 'react';
import { dismissPasskeyOffer, isPasskeyOffered, addPasskey } from '#data/sign-in/passkeys.ts';
import { showToast } from '#data/toasts.ts';
import type { Failure } from '#shared/outcome.ts';
import { Button } from '#ui/button/button.tsx';
import { wordsFor } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';

/** Offers a passkey to a player who has signed in with something slower, on a device that can be one. */
export function PasskeyCard() {
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
    if (!added.ok) return showToast(whyNot(added.failure));
    showToast(text.passkeyAdded);
    leave();
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

/** A fault of the device and its browser is none of the server's. */
const whyNot = (failure: Failure) => (failure.kind !== 'broken' && wordsFor(failure)) || text.passkeyFailed;
