/** The socket: opening it, telling why it does not open, and closing it without cutting anybody off. */
import { createServer, type Server } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts';
import type { App } from '../app.ts';
import { noteArrival, type SaidByProxy } from '../http/arrival.ts';
import { isPlainHost } from '../http/plain-host.ts';
import { bringsPicture, PICTURE_MS } from '../http/slow-pictures.ts';
import { cannotStart, reasonOf, type Started } from '../started.ts';

interface Place {
  host: string;
  port: number;
  /** The callers are those that a proxy in front of us names. */
  trustProxy: boolean;
  /** The setting that chooses the port. */
  named?: 'PORT' | 'PROVIDER_PORT';
}

export interface Listening {
  address: string;
  port: number;
  close: () => Promise<void>;
}

// Longer than browsers and proxies keep an idle connection: a request sent on one that we are just closing is lost, and
// browsers then send it again by themselves.
const KEEP_ALIVE_MS = 75 * SECOND_MS;
const HEADERS_MS = 80 * SECOND_MS;
const REQUEST_MS = 2 * MINUTE_MS;
const FAREWELL_MS = 4 * SECOND_MS;
const SWEEP_MS = 50;

export async function listen(app: App, place: Place): Promise<Started<Listening>> {
  const server = createServer(makeListener(app, place));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = PICTURE_MS;
  const error = await open(server, place);
  if (error) return cannotStart(whyNot(error, place));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : place.port;
  return { ok: true, value: { address: `http://${nameOf(place.host)}:${port}`, port, close: () => close(server) } };
}

function makeListener(app: App, { trustProxy }: Place): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, { incoming }) => {
    if (!isPlainHost(incoming.headers.host)) return new Response('No such host.\n', { status: 400 });
    const { remoteAddress } = incoming.socket;
    if (!bringsPicture(new URL(request.url).pathname)) giveUpLate(incoming);
    noteArrival(request, remoteAddress, trustProxy ? saidByProxy(request) : undefined);
    return app.fetch(request);
  });
}

interface Incoming {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  complete: boolean;
  destroy: () => unknown;
  once: (event: 'close', done: () => void) => unknown;
}

/** What is not all here in time never comes; a body that is here already may be answered for as long as it takes. */
function giveUpLate(incoming: Incoming): void {
  const { 'content-length': length, 'transfer-encoding': pieces } = incoming.headers;
  if (length === undefined && pieces === undefined) return;
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, REQUEST_MS);
  incoming.once('close', () => clearTimeout(timer));
}

const saidByProxy = ({ headers }: Request): SaidByProxy => ({
  addresses: headers.get('x-forwarded-for'),
  protocol: headers.get('x-forwarded-proto'),
});

/** Looked at before anything slow begins, so that a port in use is said at once. */
export async function findPortObstacle(place: Place): Promise<string | null> {
  const probe = createServer();
  const error = await open(probe, place);
  if (error) return whyNot(error, place);
  await new Promise((resolve) => probe.close(resolve));
  return null;
}

function open(server: Server, { host, port }: Place): Promise<Error | null> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(null);
    });
  });
}

function whyNot(error: Error, { host, port, named = 'PORT' }: Place): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or choose another with ${named}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`;
  return `Port ${port} cannot be opened (${reasonOf(error)}): choose another with ${named}.`;
}

/** New visitors are turned away at once; those whose answer is on its way get it, within reason. */
async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection is idle only once its answer is out, so this looks again and again.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const farewell = setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(farewell);
}

/** The operator reads the address at this machine's terminal, so each of its own addresses is called localhost. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
