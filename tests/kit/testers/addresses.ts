/** What a request and an answer say about where they come from, put right for the side that reads it. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** As the deployment expects it. One on this machine answers to any name, and should hear the one the browser used. */
export function arriveLike(upstream: URL, url: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (LOOPBACK.test(upstream.host)) return { ...headers };
  const said: OutgoingHttpHeaders = { ...headers, host: upstream.host };
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name];
    if (value?.startsWith(url)) said[name] = upstream.origin + value.slice(url.length);
  }
  return said;
}

/** As the page expects it: nothing leads past the line, and nothing insists on a seal that localhost does not have. */
export function leaveLike(upstream: URL, url: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { 'strict-transport-security': _sealed, ...said } = headers;
  const { location } = said;
  if (location?.startsWith(upstream.origin)) said.location = url + location.slice(upstream.origin.length);
  for (const name of ['content-security-policy', 'content-security-policy-report-only']) {
    const policy = said[name];
    if (typeof policy === 'string') said[name] = policy.replace(/\s*upgrade-insecure-requests;?/, '');
  }
  return said;
}
