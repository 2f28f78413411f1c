/** Shares the address of a game by the phone's own sheet, or by the clipboard where there is none. */
import { copyText } from '../device/clipboard.ts';

/** Whether the clipboard has it; undefined where the phone's own sheet was there, which says all there is to say. */
export async function shareGame(name: string, path: string): Promise<boolean | undefined> {
  const url = new URL(path, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: name, url });
      return undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  return copyText(url);
}
