/**
 * Where messages may be sent to. A phone names the address itself, and a server that sends to any address could be led into
 * its own network.
 */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const DOMAINS = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

export function isPushService(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  if (further.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
