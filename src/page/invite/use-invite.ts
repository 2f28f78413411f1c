import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { account } from '#contract/account.ts';
import { go } from '#go';
import { useAction } from '#data/ask/use-action.ts';
import { secureUrl } from '#data/lobby/addresses.ts';
import { player } from '#data/player/session.ts';
import { inTime } from '#shared/in-time.ts';
import { paths } from '#paths';
import { copyAndTell, shareAndTell } from '#page/copy.ts';
import { text } from './text.ts';

/** A browser lends its sheet for sharing only a few seconds after the tap. */
const SHORT_WITHIN_MS = 2_500;

/** How a player hands on their invitation: only with a bound phone, which friends are paid for by. */
export function useInvite(shareUrl: string) {
  useSignals();
  const shorten = useAction(account.shortUrl);
  const [isPending, setIsPending] = useState(false);
  const isBound = Boolean(player.value?.user.mobile);
  // Empty where the server tells none, or one that no browser can open safely.
  const address = secureUrl(shareUrl)?.href ?? '';
  const bind = (): void => go(paths.bindPhone());

  /** The long address does as well: without a connection, on a slow one, or at a server that makes none shorter. */
  async function makeShort(): Promise<string> {
    const made = await inTime(
      shorten.run(() => ({ url: address }), address),
      SHORT_WITHIN_MS,
    );
    return (made && secureUrl(made.shortUrl)?.href) ?? address;
  }

  async function share(): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    const short = await makeShort();
    setIsPending(false);
    await shareAndTell(text.shareTitle, short);
  }

  return {
    isBound,
    address,
    isPending,
    invite: () => (isBound ? void share() : bind()),
    copy: () => (isBound ? void copyAndTell(address) : bind()),
    bind,
  };
}
