/** Shares the address of a game by the phone's own sheet, or by the clipboard where there is none. */
import { copyText } from '../clipboard.ts';

export type Shared = 'shared' | 'copied' | 'failed' | 'changed-mind';

export async function shareGame(name: string, path: string): Promise<Shared> {
  const url = new URL(path, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: name, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'changed-mind';
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}
