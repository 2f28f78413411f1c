/** Where the Android package is, for the operator to know which advertisement it was fetched for. */
import type { Lobby } from './use-stored.ts';
import { adParameters } from './common-fields.ts';
import { secureUrl } from './secure-url.ts';

/** Undefined where the operator offers none. */
export function downloadUrl({ h5 }: Pick<Lobby['config'], 'h5'>): string | undefined {
  const url = secureUrl(h5.downloadUrl || (h5.url[0] ?? ''));
  if (!url) return undefined;
  for (const [name, value] of Object.entries(adParameters())) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
