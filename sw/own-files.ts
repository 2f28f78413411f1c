/**
 * What may enter the shell. A captive portal answers every request with a page of its own, and once that were kept in
 * the place of a script, or of the document, the app would stay broken after the portal is gone.
 */
import { SETTINGS_ELEMENT_ID } from '#contract/defaults.ts';
import { send } from './api/send.ts';

const OK = 200;

/** A plugin of Workbox. */
export const onlyOwnFiles = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isOwn(request, response)) ? response : null,
};

/** Null where the answer is not this site's own file. */
export async function fetchOwn(request: Request): Promise<Response | null> {
  const response = await send(request);
  const own = await onlyOwnFiles.cacheWillUpdate({ request, response });
  // An answer that nobody reads holds one of the browser's few connections, and the next file waits for it.
  if (!own) await response.body?.cancel();
  return own;
}

async function isOwn(request: Request, response: Response): Promise<boolean> {
  if (response.status !== OK || response.redirected) return false;
  if (!response.headers.get('content-type')?.includes('html')) return true;
  // Only our own document has the place where the server writes the operator's settings.
  const isDocument = new URL(request.url).pathname.endsWith('.html');
  return isDocument && (await response.clone().text()).includes(`id="${SETTINGS_ELEMENT_ID}"`);
}
