/**
 * The way of every call: open, find the row, take in the body, wait for a place, check access, parse, handler, check the
 * answer; a change once for a key. A handler sees only what its row allows, and a caller sees only what the row promises.
 */
import type { Kysely } from 'kysely';
import { is, safeParse } from 'valibot';
import { isForAll, type Row } from '#contract/define.ts';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { findRow } from '#contract/index.ts';
import { IntentKey } from '#contract/request-fields.ts';
import { log } from '#shared/log.ts';
import { isCrowd } from '../http/is-crowd.ts';
import { inShare, type Shares } from '../fair/shares.ts';
import { type Answer, refusalText, sayProtocolError, saySignedOut } from '../http/answer.ts';
import { networkOf } from '../http/arrival.ts';
import { readCommonFields } from '../http/common-fields.ts';
import { PROTOCOL_MESSAGES, type ProtocolError } from '../http/protocol-messages.ts';
import { JSON_LIMIT_BYTES, parseJson } from '../http/json-body.ts';
import { LineBroken, readLimited } from '../http/limited-body.ts';
import { BooksClosed } from '../ledger/books.ts';
import { type Along, takingAlong } from '../sql/along.ts';
import { isSessionGone } from '../sql/is-session-gone.ts';
import type { Tables } from '../sql/tables.ts';
import { conclude, end, type Ending, sendEnding } from './conclude.ts';
import { type AnyContext, type Call, inTransaction, onItsOwn, type WaitingTools } from './context.ts';
import { isAnsweredOnce } from './is-answered-once.ts';
import { type Repeats, scopeOf } from './repeats.ts';
import type { Result } from './result.ts';
import { type Player, type Sessions, type SignedIn, tokenOf } from './sessions.ts';

/** What the pipeline itself works with, beside what handlers may use. */
export interface Kernel extends WaitingTools {
  /** The only clock: nothing on the server asks the machine for the time in any other way. */
  now: () => Date;
  db: Kysely<Tables>;
  /** Every change goes through here, unless it knows its own repetitions. */
  repeats: Repeats;
  /** In the place of their like, for calls that may wait: on connections of their own. */
  later: { db: Kysely<Tables>; repeats: Repeats };
  /** What one caller may have at one time. */
  shares: Shares;
  sessions: Sessions;
}

/** Once a row is found by its path its own types are out of sight; the pipeline makes them true by parsing. */
export type AnyHandler = (context: AnyContext) => Promise<Result<Row>>;

export interface Server {
  services: Kernel;
  findHandler: (row: Row) => AnyHandler;
}

/** `path` is what follows the API's prefix. Never throws: a fault is logged and answered. */
export async function answerCall(request: Request, path: string, server: Server): Promise<Answer> {
  try {
    if (request.method !== 'POST') return sayProtocolError('wrongMethod');
    const row = findRow(path);
    if (!row) return sayProtocolError('unknownCall');
    // Before there is a place for it: a slow line holds up nobody. Uploads read their own body as it arrives.
    const bytes = row.body === 'form' ? undefined : await readLimited(request, JSON_LIMIT_BYTES);
    const arrived = {
      request,
      row,
      bytes,
      token: tokenOf(request),
      network: networkOf(request),
      idempotencyKey: row.effect === 'read' ? undefined : readKey(request, 'idempotency-key'),
    };
    return await inShare(server.services.shares, arrived, () => answerInTurn(arrived, server));
  } catch (error) {
    if (error instanceof LineBroken) return sayProtocolError('malformed');
    if (isCrowd(error)) return sayProtocolError('busy');
    if (error instanceof BooksClosed) return sayProtocolError('booksClosed');
    if (isSessionGone(error)) return saySignedOut();
    log.error('call failed', { path, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    return sayProtocolError('fault');
  }
}

interface Arrived {
  request: Request;
  row: Row;
  bytes: Uint8Array | undefined;
  token: string | undefined;
  network: string;
  /** Of a change. */
  idempotencyKey: string | undefined;
}

async function answerInTurn(arrived: Arrived, server: Server): Promise<Answer> {
  const { token } = arrived;
  const { services } = server;
  const now = services.now();
  if (token === undefined) return answerAs(undefined, arrived, { now, server });
  const guess = mayGuess(arrived) ? services.sessions.guess(token, now) : undefined;
  if (!guess) return answerAs(await services.sessions.find(token, now), arrived, { now, server });
  const { player, along: who } = guess;
  const proved = await guess.prove(() => answerPlayer(player, arrived, { now, server, who }));
  return proved.isRight ? proved.value : answerAs(proved.found, arrived, { now, server });
}

/** What is read, and what is undone as a whole where another player has asked for it. */
const mayGuess = ({ row, idempotencyKey }: Arrived): boolean =>
  row.effect === 'read' || (isAnsweredOnce(row) && idempotencyKey !== undefined);

interface Turn {
  now: Date;
  server: Server;
  /** Who asks, where that is still to be heard. */
  who?: Along;
}

/** Calls open to anyone know their player too, when there is one. */
async function answerAs(signedIn: SignedIn | undefined, arrived: Arrived, turn: Turn): Promise<Answer> {
  const { request, row } = arrived;
  const bar = signedIn?.bar === row.opensTo ? undefined : signedIn?.bar;
  if (row.access !== 'anyone' && bar !== undefined) return sendBarred(request, row, bar);
  // A barred player is nobody, so that they can still read and sign in like anybody else.
  if (signedIn && bar === undefined) return answerPlayer(signedIn, arrived, turn);
  return row.access === 'player' ? saySignedOut() : run(arrived, undefined, turn);
}

const answerPlayer = (player: Player, arrived: Arrived, turn: Turn): Promise<Answer> =>
  turn.server.services.shares.player(String(player.id), () => run(arrived, player, turn));

/** A call that has a word for it says why; every other one ends the session, and the next sign-in says it. */
async function sendBarred(request: Request, row: Row, code: number): Promise<Answer> {
  if (!Object.hasOwn(row.refusals, code)) return saySignedOut();
  return conclude(request, row, { ok: false, failure: { kind: 'refused', code } });
}

async function run(arrived: Arrived, player: Player | undefined, { now, server, who }: Turn): Promise<Answer> {
  const { request, row, network, idempotencyKey } = arrived;
  const handler = server.findHandler(row);
  const { services } = server;
  const { db, repeats } = row.mayWait ? services.later : services;
  const parsed = parse(arrived);
  if (!parsed.ok) return sayProtocolError(parsed.error);
  const call = {
    input: parsed.value.input,
    common: parsed.value.common,
    player: row.effect === 'read' && isForAll(row) ? undefined : player,
    now,
    request,
    idempotencyKey,
    fingerprint: readKey(request, 'fingerprint') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    network,
  };
  const isKept = idempotencyKey !== undefined && isAnsweredOnce(row, !player);
  const isQuestion = request.headers.has(QUESTION_HEADER);
  // No answer is kept that it could find, and a question is never the call itself.
  if (isQuestion && !isKept) return sayProtocolError('invalid');
  if (!isAnsweredOnce(row)) {
    const context = onItsOwn(call, services, who ? takingAlong(db, who) : db);
    return conclude(request, row, await handler(context));
  }
  const change = {
    scope: scopeOf(call),
    key: isKept ? idempotencyKey : undefined,
    body: bodyOf(row, call),
    now,
    who,
  };
  const told = await repeats.answer(change, async (transaction) =>
    isQuestion ? NOT_ARRIVED : end(row, await handler(inTransaction(call, services, transaction))),
  );
  return told.kind === 'failed' ? sayProtocolError(told.error) : sendEnding(request, told);
}

/** Kept under the call's key like any other answer, so that the call itself, should it come late, changes nothing. */
const NOT_ARRIVED: Ending = {
  kind: 'said',
  json: refusalText(PROTOCOL_ERRORS.notArrived.errcode, PROTOCOL_MESSAGES.notArrived),
};

/** Without what every call carries: where a player came from may be known better the second time. */
const bodyOf = (row: Row, { input }: Pick<Call<Row>, 'input'>): string => `${row.path} ${JSON.stringify(input)}`;

type ParsedBody = { ok: true; value: Pick<Call<Row>, 'input' | 'common'> } | { ok: false; error: ProtocolError };

function parse({ request, row, bytes }: Arrived): ParsedBody {
  if (row.body === 'form') return { ok: true, value: { input: undefined, common: {} } };
  const body = parseJson(request, bytes);
  if (!body.ok) return body;
  const input = safeParse(row.request, body.value);
  if (!input.success) return { ok: false, error: 'invalid' };
  return { ok: true, value: { input: input.output, common: readCommonFields(body.value) } };
}

function readKey(request: Request, header: 'idempotency-key' | 'fingerprint'): string | undefined {
  const key = request.headers.get(header);
  return is(IntentKey, key) ? key : undefined;
}
