/** Hands on a text or an address of the app: by the phone's own sheet, by the clipboard, or as a file. */
import { log } from '#shared/log.ts';

/** Puts a text on the clipboard; says whether it got there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    // Forbidden, or a page without https, where there is no clipboard at all.
    log.info('nothing copied', { why: String(error) });
    return false;
  }
}

/** Where the phone has no sheet of its own, the clipboard has the address, or nothing has. */
export type Shared = 'shared' | 'canceled' | 'copied' | 'failed';

export async function shareAddress(name: string, path: string): Promise<Shared> {
  const url = new URL(path, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: name, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}

/** Puts a text among the downloads of this device. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this moment.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

const KEPT_MS = 60_000;
