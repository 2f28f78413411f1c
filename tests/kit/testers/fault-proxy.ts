/**
 * The network between a phone and a deployment, as a server of its own on localhost that passes everything on until it
 * is told to do worse. It works below the browser, so that pages, service workers and the browser's own update checks
 * meet it alike, in every browser. It must never make up an answer that the deployment has not given, but for a portal's.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { arriveLike, leaveLike } from './addresses.ts';
import { type Fate, Flakiness, type Flaky } from './flakiness.ts';
import { Pace, type Speed } from './pace.ts';

/** good: passes on. dead: accepts and never answers. cut: ends every connection. */
type LineState = 'good' | 'dead' | 'cut';

export interface Portal {
  status: number;
  type: string;
  body: string;
}

export interface Arrived {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export class FaultProxy {
  readonly upstream: URL;
  state: LineState = 'good';
  portal: Portal | undefined;
  pace: Pace | undefined;
  flakiness: Flakiness | undefined;
  /** Every request that arrived here, lost or not, as "METHOD /path". */
  readonly seen: string[] = [];
  readonly #watched: { pattern: RegExp; arrived: Arrived[] }[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(upstream: URL) {
    this.upstream = upstream;
    this.#server = createServer((asked, answer) => {
      // A caller may go away at any time, and what was on its way to them is dropped.
      answer.on('error', () => answer.destroy());
      this.#meet(asked, answer).catch(() => answer.destroy());
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      if (this.state === 'cut') socket.destroy();
    });
  }

  static async open(upstream: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(upstream));
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The deployment's address on this line; localhost, so that it is a secure place for a service worker. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.state = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  beFlaky(flaky: Required<Flaky>): Flakiness {
    // A request on a connection in use is sent again by the browser itself; on one of its own it is just lost.
    this.#server.closeIdleConnections();
    this.flakiness = new Flakiness(flaky);
    return this.flakiness;
  }

  beSlow(speed: Speed): void {
    this.pace = new Pace(speed);
  }

  /** Ends every fault. */
  mend(): void {
    this.state = 'good';
    this.portal = undefined;
    this.pace = undefined;
    this.flakiness = undefined;
  }

  /** From now on, what matches and was let through to the deployment, with what it said. */
  watch(pattern: RegExp): Arrived[] {
    const arrived: Arrived[] = [];
    this.#watched.push({ pattern, arrived });
    return arrived;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #meet(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const name = `${asked.method} ${asked.url}`;
    this.seen.push(name);
    if (this.state === 'dead') return;
    if (this.portal) return sendPortal(answer, this.portal);
    const fate = this.flakiness?.fateOf(name);
    const body = await readAll(asked);
    await wait((fate?.delayMs ?? 0) + (this.pace?.latencyMs ?? 0));
    await this.pace?.up(body.length);
    // What happened to the line meanwhile happens to what was on it.
    if (fate?.lost === 'request' || this.state === 'cut' || this.portal) answer.destroy();
    else this.#forward(asked, body, answer, fate);
  }

  #forward(asked: IncomingMessage, body: Buffer, answer: ServerResponse, fate: Fate | undefined): void {
    const path = asked.url ?? '/';
    this.#note({ method: asked.method ?? 'GET', path, headers: asked.headers, body: body.toString('utf8') });
    const send = this.upstream.protocol === 'https:' ? sealedRequest : plainRequest;
    const headers = arriveLike(this.upstream, this.url, asked.headers);
    const onward = send(new URL(path, this.upstream), { method: asked.method, headers }, (reply) => {
      void this.#handBack(reply, answer, fate)
        // One that was in use while the line became flaky is not used again either.
        .then(() => this.flakiness && asked.socket.destroySoon())
        .catch(() => answer.destroy());
    });
    onward.on('error', () => answer.destroy());
    onward.end(body);
  }

  async #handBack(reply: IncomingMessage, answer: ServerResponse, fate: Fate | undefined): Promise<void> {
    if (fate?.lost === 'answer') {
      await readAll(reply);
      answer.destroy();
      return;
    }
    const headers = leaveLike(this.upstream, this.url, reply.headers);
    answer.writeHead(reply.statusCode ?? 502, { ...headers, ...(fate && { connection: 'close' }) });
    for await (const part of reply) {
      await this.pace?.down((part as Buffer).length);
      if (this.state === 'dead' || answer.destroyed) return;
      answer.write(part);
    }
    await new Promise<void>((resolve) => answer.end(resolve));
  }

  #note(arrived: Arrived): void {
    for (const watched of this.#watched) if (watched.pattern.test(arrived.path)) watched.arrived.push(arrived);
  }
}

function sendPortal(answer: ServerResponse, { status, type, body }: Portal): void {
  answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', connection: 'close' });
  answer.end(body);
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
