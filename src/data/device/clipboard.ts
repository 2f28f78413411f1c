/** Puts a text on the clipboard; says whether it got there. */
import { log } from '#shared/log.ts';

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
