/** Where the site stands for those who open its links: where the operator says, or as the request has named it. */
import { cameByHttps } from './arrival.ts';

export function siteOrigin(request: Request, publicOrigins: readonly string[]): string {
  // The listener lets nothing in as a host but a name.
  const { host } = new URL(request.url);
  const [first] = publicOrigins;
  if (first === undefined) return `${cameByHttps(request) ? 'https' : 'http'}://${host}`;
  return publicOrigins.find((origin) => new URL(origin).host === host) ?? first;
}
