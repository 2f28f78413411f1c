import { useSignals } from '@preact/signals-react/runtime';
import { useLocation } from 'wouter';
import { account } from '#contract/account.ts';
import { useAction } from '#data/ask/use-action.ts';
import { copyText, shareAddress } from '#data/device/share.ts';
import { player } from '#data/player/session.ts';
import { showToast } from '#data/toasts.ts';
import { paths } from '#paths';
import { saidOfCopying } from '#ui/ui-text.ts';
import { text } from './text.ts';

/** How a player hands on their invitation: only with a bound phone, which friends are paid for by. */
export function useInvite(shareUrl: string) {
  useSignals();
  const [, go] = useLocation();
  const shorten = useAction(account.shortUrl);
  const isBound = Boolean(player.value?.user.mobile);
  const address = new URL(shareUrl, location.origin).href;
  const bind = (): void => go(paths.bindPhone());

  /** The long address does as well: without a connection, or at a server that makes none shorter. */
  async function makeShort(): Promise<string> {
    const made = await shorten.run(() => ({ url: address }), address);
    return made ? new URL(made.shortUrl, location.origin).href : address;
  }

  async function share(): Promise<void> {
    const isCopied = await shareAddress(text.shareTitle, await makeShort());
    if (isCopied !== undefined) showToast(saidOfCopying(isCopied));
  }

  async function copy(): Promise<void> {
    showToast(saidOfCopying(await copyText(address)));
  }

  return {
    isBound,
    address,
    isPending: shorten.isPending,
    invite: () => (isBound ? void share() : bind()),
    copy: () => (isBound ? void copy() : bind()),
    bind,
  };
}
