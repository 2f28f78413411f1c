/** Hands on a text or an address, and says in a toast what came of it. */
import { copyText, shareAddress, type Shared } from '#data/device/share.ts';
import { showToast } from '#data/toasts.ts';
import { text } from '#ui/ui-text.ts';

const tell = (isCopied: boolean): void => showToast(isCopied ? text.copied : text.notCopied);

export const copyAndTell = async (words: string): Promise<void> => tell(await copyText(words));

/** The phone's own sheet says itself what came of it. */
export async function shareAndTell(name: string, path: string): Promise<Shared> {
  const how = await shareAddress(name, path);
  if (how === 'copied' || how === 'failed') tell(how === 'copied');
  return how;
}
