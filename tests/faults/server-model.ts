/** A small model of the server and of a line that goes wrong, for schedules that are played in memory. */
import { CODE_OK, CODE_SIGNED_OUT } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';

/** What happens to one request on its way. */
export const FATES = [
  'good',
  'offline',
  'request lost',
  'request late',
  'answer lost',
  'twice',
  'error 500',
  'portal',
  'killed before',
  'killed after',
] as const;
export type Fate = (typeof FATES)[number];

interface Arrived {
  path: string;
  key: string;
  token: string;
  body: Record<string, unknown>;
}

export class ServerModel {
  token = 'token-0';
  /** Of the requests to come, in order; the last one is that of all further ones. */
  fates: Fate[] = ['good'];
  /** Told when the program that sent is killed. */
  killed: () => void = () => undefined;
  readonly likes = new Set<number>();
  /** Under which key each heart was changed: one key, one change. */
  readonly done: string[] = [];
  readonly events = new Set<string>();
  readonly #answers = new Map<string, string>();
  readonly #late: Arrived[] = [];

  /** Stands in the place of the browser's fetch. */
  async fetch(request: Request): Promise<Response> {
    const arrived = await read(request);
    const fate = (this.fates.length > 1 ? this.fates.shift() : this.fates[0]) ?? 'good';
    if (fate === 'offline' || fate === 'request lost') throw new TypeError('Failed to fetch');
    if (fate === 'portal') return new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    if (fate === 'request late') {
      this.#late.push(arrived);
      throw new TypeError('Failed to fetch');
    }
    if (fate === 'killed before') return this.#kill();
    if (fate === 'error 500') return reply({ code: 500, errcode: PROTOCOL_ERRORS.fault.errcode }, 500);
    const answer = this.#answer(arrived);
    this.#late.push(arrived);
    if (fate === 'killed after') return this.#kill();
    if (fate === 'answer lost') throw new TypeError('Failed to fetch');
    return fate === 'twice' ? this.#answer(arrived) : answer;
  }

  /** Whatever was held up on the way, and copies of what has arrived, come in now. */
  deliverLate(): void {
    for (const arrived of this.#late.splice(0)) this.#answer(arrived);
  }

  #kill(): Promise<never> {
    this.killed();
    return new Promise(() => undefined);
  }

  #answer(arrived: Arrived): Response {
    if (arrived.path.endsWith('/gameLike')) return this.#answerLike(arrived);
    for (const { id } of arrived.body['eventList'] as { id: string }[]) {
      this.events.add(id);
    }
    return reply({ code: CODE_OK, errcode: 0 });
  }

  #answerLike({ key, token, body }: Arrived): Response {
    if (token !== this.token) return reply({ code: CODE_SIGNED_OUT, errcode: CODE_SIGNED_OUT });
    const asked = JSON.stringify(body);
    const before = this.#answers.get(key);
    if (before !== undefined && before !== asked) return reply({ code: 422, errcode: 9007 }, 422);
    if (before === undefined) {
      this.#answers.set(key, asked);
      for (const earlier of (body['replaces'] as string[] | undefined) ?? []) {
        if (!this.#answers.has(earlier)) this.#answers.set(earlier, 'replaced');
      }
      const game = Number(body['id']);
      if (body['like'] === 1) this.likes.add(game);
      else this.likes.delete(game);
      this.done.push(key);
    }
    return reply({ code: CODE_OK, errcode: 0 });
  }
}

async function read(request: Request): Promise<Arrived> {
  const { headers, url } = request;
  const token = (headers.get('authorization') ?? '').replace('Bearer ', '');
  const body = (await request.json()) as Record<string, unknown>;
  return { path: new URL(url).pathname, key: headers.get('idempotency-key') ?? '', token, body };
}

const reply = (body: object, status = 200): Response => Response.json(body, { status });
