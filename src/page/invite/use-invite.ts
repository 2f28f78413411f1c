import { useSignals } from '@preact/signals-react/runtime';
import { account } from '#contract/account.ts';
import { go } from '#go';
import { useAction } from '#data/ask/use-action.ts';
import { player } from '#data/player/session.ts';
import { paths } from '#paths';
import { copyAndTell, shareAndTell } from '#page/copy.ts';
import { text } from './text.ts';

/** How a player hands on their invitation: only with a bound phone, which friends are paid for by. */
export function useInvite(shareUrl: string) {
  useSignals();
  const shorten = useAction(account.shortUrl);
  const isBound = Boolean(player.value?.user.mobile);
  const address = new URL(shareUrl, location.origin).href;
  const bind = (): void => go(paths.bindPhone());

  /** The long address does as well: without a connection, or at a server that makes none shorter. */
  async function makeShort(): Promise<string> {
    const made = await shorten.run(() => ({ url: address }), address);
    return made ? new URL(made.shortUrl, location.origin).href : address;
  }

  return {
    isBound,
    address,
    isPending: shorten.isPending,
    invite: () => (isBound ? void makeShort().then((short) => shareAndTell(text.shareTitle, short)) : bind()),
    copy: () => (isBound ? void copyAndTell(address) : bind()),
    bind,
  };
}
