/**
 * The network between a phone and the server, as a server of its own that passes everything on until it is told to do
 * worse. It works below the browser, so the page, its service worker and the browser's own update checks all meet it.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** good: passes on. dead: accepts and never answers. cut: ends every connection. */
type LineState = 'good' | 'dead' | 'cut';

export interface FixedReply {
  status?: number;
  type?: string;
  /** Where a redirect leads. */
  location?: string;
  body: string | Buffer;
  /** Sends this share of the body and then ends the connection. */
  cutAfter?: number;
  /** Sends this share of the body, and then nothing more. */
  stallAfter?: number;
}

type Change = { pattern: RegExp } & ({ reply: FixedReply | 'never' | 'lost' } | { alter: (body: string) => string });

export class Line {
  state: LineState = 'good';
  /** Every request that arrived, as "METHOD /path". */
  readonly seen: string[] = [];
  readonly #bodies: { path: string; body: Promise<string> }[] = [];
  /** Another server to pass on to: what an operator does who replaces theirs. */
  upstreamPort: number;
  readonly #changes: Change[] = [];
  readonly #dropped: { pattern: RegExp; left: number }[] = [];
  readonly #held: { pattern: RegExp; until: Promise<void>; letGo: () => void }[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(upstreamPort: number) {
    this.upstreamPort = upstreamPort;
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      if (this.state === 'cut') socket.destroy();
    });
  }

  static async open(upstreamPort: number): Promise<Line> {
    const line = new Line(upstreamPort);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The app's address on this line. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.state = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Answers itself whatever matches, as a captive portal or a broken proxy does. The latest rule wins. */
  reply(pattern: RegExp, reply: FixedReply): void {
    this.#changes.unshift({ pattern, reply });
  }

  /** Whatever matches is accepted and never answered. */
  hang(pattern: RegExp): void {
    this.#changes.unshift({ pattern, reply: 'never' });
  }

  /** The connection ends under whatever matches before the server has heard of it. */
  loseRequests(pattern: RegExp): void {
    this.#changes.unshift({ pattern, reply: 'lost' });
  }

  /** Whatever matches arrives and is done; then the connection ends, and with it the answer. */
  dropAnswers(pattern: RegExp, times = Infinity): void {
    this.#dropped.unshift({ pattern, left: times });
  }

  /** Whatever matches arrives and is done, and is answered when the returned function is called. */
  holdAnswers(pattern: RegExp): () => void {
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (letGo = resolve));
    this.#held.push({ pattern, until, letGo });
    return () => this.#letGo(until);
  }

  /** Changes the text of what matches on its way. */
  alter(pattern: RegExp, alter: (body: string) => string): void {
    this.#changes.unshift({ pattern, alter });
  }

  /** The bodies of what matches and was passed on, in order. */
  async bodies(pattern: RegExp): Promise<string[]> {
    return Promise.all(this.#bodies.filter(({ path }) => pattern.test(path)).map(({ body }) => body));
  }

  /** Ends every change and every fault. */
  mend(): void {
    this.state = 'good';
    this.#changes.length = 0;
    this.#dropped.length = 0;
    while (this.#held[0]) this.#letGo(this.#held[0].until);
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #letGo(until: Promise<void>): void {
    const at = this.#held.findIndex((held) => held.until === until);
    for (const { letGo } of at < 0 ? [] : this.#held.splice(at, 1)) letGo();
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    this.seen.push(`${asked.method} ${asked.url}`);
    if (this.state === 'dead') return;
    const change = this.#changes.find(({ pattern }) => pattern.test(asked.url ?? ''));
    if (change && 'reply' in change) {
      if (change.reply === 'lost') answer.destroy();
      else if (change.reply !== 'never') sendFixed(answer, change.reply);
    } else this.#forward(asked, answer, change?.alter);
  }

  #forward(asked: IncomingMessage, answer: ServerResponse, alter: ((body: string) => string) | undefined): void {
    const headers = { ...asked.headers };
    const dropped = this.#dropped.find(({ pattern, left }) => left > 0 && pattern.test(asked.url ?? ''));
    if (dropped) dropped.left -= 1;
    const held = this.#held.find(({ pattern }) => pattern.test(asked.url ?? ''));
    // What is altered must come whole, and as text.
    if (alter) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const onward = request(
      { host: '127.0.0.1', port: this.upstreamPort, method: asked.method, path: asked.url, headers },
      (reply) => {
        if (dropped) {
          reply.resume().on('end', () => answer.destroy());
          return;
        }
        void Promise.all([alter && readText(reply), held?.until]).then(([text]) => {
          // Its connection may have ended meanwhile.
          if (answer.destroyed) return void reply.resume();
          if (!alter || text === undefined) {
            answer.writeHead(reply.statusCode ?? 502, reply.headers);
            return void reply.pipe(answer);
          }
          const { 'content-length': _length, etag: _etag, ...rest } = reply.headers;
          answer.writeHead(reply.statusCode ?? 502, rest);
          answer.end(alter(text));
        });
      },
    );
    onward.on('error', () => answer.destroy());
    if (asked.method === 'POST') this.#bodies.push({ path: asked.url ?? '', body: readText(asked).catch(() => '') });
    asked.pipe(onward);
  }
}

function sendFixed(answer: ServerResponse, reply: FixedReply): void {
  const { status = 200, type = 'application/json', location, body, cutAfter, stallAfter } = reply;
  const bytes = Buffer.from(body);
  const headers = { 'content-type': type, 'content-length': bytes.length, ...(location && { location }) };
  answer.writeHead(status, headers);
  const share = cutAfter ?? stallAfter;
  if (share === undefined) return void answer.end(bytes);
  answer.write(bytes.subarray(0, Math.floor(bytes.length * share)), () => {
    if (cutAfter !== undefined) answer.destroy();
  });
}

async function readText(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
