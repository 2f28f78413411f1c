/** Where the Android package is, for the operator to know which advertisement it was fetched for. */
import type { Lobby } from '../lobby/use-stored.ts';
import { adParameters } from '../call/common-fields.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { secureUrl } from '../secure-url.ts';

/** Undefined where the operator offers none. */
export function downloadUrl({ h5 }: Pick<Lobby['config'], 'h5'>): string | undefined {
  const url = secureUrl(h5.downloadUrl || (h5.url[0] ?? ''));
  if (!url) return undefined;
  for (const [name, value] of Object.entries(adParameters())) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** What the operator's own app says of itself in its user agent. */
const NATIVE_APP = /PeryaApp\//;
/** The kinds of download that are worth a reward; the others are none, and a plain one. */
const REWARDED: readonly number[] = [2, 3];

/** Not inside the app or inside another site, and not to a visitor who has put the offer away on this phone. */
export function isAppOffered({ h5, mode }: Pick<Lobby['config'], 'h5' | 'mode'>): boolean {
  const isEmbedded = window.self !== window.top;
  if (NATIVE_APP.test(navigator.userAgent) || isEmbedded || mode === 'green') return false;
  return REWARDED.includes(h5.downloadType ?? 0) && readDevice('headerDownload') === undefined;
}

export function dismissAppOffer(): void {
  writeDevice('headerDownload', '1');
}
