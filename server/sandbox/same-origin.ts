/**
 * Tells our own pages and scripts from other sites. A browser sends a form of any site to a server on the same machine,
 * so whatever changes something asks here first.
 */
export function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  // A browser always names the origin of a POST; what names none is a script on purpose.
  if (origin === null) return false;
  // A proxy in front may have taken the encryption off, so only the host can be compared.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}
