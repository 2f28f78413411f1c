/**
 * The way of every call: open, find the row, take in the body, wait for a place, check access, parse, handler, check the
 * answer; a change once for a key. A handler sees only what its row allows, and a caller sees only what the row promises.
 */
import { is, safeParse } from 'valibot';
import type { Row } from '#contract/define.ts';
import { PROTOCOL_ERRORS, QUESTION_HEADER } from '#contract/envelope.ts';
import { findRow } from '#contract/index.ts';
import { IntentKey } from '#contract/request-fields.ts';
import { log } from '#shared/log.ts';
import { type AnyHandler, findHandler } from './handlers/dispatch.ts';
import type { Context, ProtocolError } from './handlers/handler.ts';
import { isCrowd } from './fair/crowded.ts';
import { mayWait } from './fair/may-wait.ts';
import { inShare } from './fair/shares.ts';
import { conclude, end, type Ending, sendEnding } from './conclude.ts';
import { refusalText, sendProtocolError, sendSignedOut } from './http/answer.ts';
import { networkOf } from './http/arrival.ts';
import { readCommonFields } from './http/common-fields.ts';
import { JSON_LIMIT_BYTES, parseJson } from './http/json-body.ts';
import { LineBroken, readLimited } from './http/limited-body.ts';
import { BooksClosed } from './ledger/books.ts';
import { isAnsweredOnce } from './repeats/own-ways.ts';
import { scopeOf } from './repeats/repeats.ts';
import type { Services } from './services.ts';
import { type Player, type SignedIn, tokenOf } from './sessions.ts';

/** `path` is what follows the API's prefix. Never throws: a fault is logged and answered. */
export async function answerCall(request: Request, path: string, services: Services): Promise<Response> {
  try {
    if (request.method !== 'POST') return sendProtocolError('wrongMethod');
    const row = findRow(path);
    if (!row) return sendProtocolError('unknownCall');
    // Before there is a place for it: a slow line holds up nobody. Uploads read their own body as it arrives.
    const bytes = row.body === 'form' ? undefined : await readLimited(request, JSON_LIMIT_BYTES);
    const caller = { token: tokenOf(request), network: networkOf(request) };
    return await inShare(services.shares, caller, () => answerInTurn({ request, row, bytes }, services));
  } catch (error) {
    if (error instanceof LineBroken) return sendProtocolError('malformed');
    if (isCrowd(error)) return sendProtocolError('busy');
    if (error instanceof BooksClosed) return sendProtocolError('booksClosed');
    log.error('call failed', { path, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    return sendProtocolError('fault');
  }
}

interface Arrived {
  request: Request;
  row: Row;
  bytes: Uint8Array | undefined;
}

async function answerInTurn(arrived: Arrived, services: Services): Promise<Response> {
  const { request, row } = arrived;
  const now = services.now();
  const signedIn = await findPlayer(request, services, now);
  if (row.access !== 'anyone' && signedIn?.bar !== undefined) return sendBarred(request, row, signedIn.bar);
  // A barred player is nobody, so that they can still read and sign in like anybody else.
  const player = signedIn?.bar === undefined ? signedIn : undefined;
  if (row.access === 'player' && !player) return sendSignedOut();
  const known = { player, now, services: mayWait(row) ? { ...services, ...services.later } : services };
  return player ? services.shares.player(String(player.id), () => run(arrived, known)) : run(arrived, known);
}

/** Calls open to anyone know their player too, when there is one: a guest and a player see other lottery tickets. */
async function findPlayer(request: Request, services: Services, now: Date): Promise<SignedIn | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : services.sessions.find(token, now);
}

/** A call that has a word for it says why; every other one ends the session, and the next sign-in says it. */
async function sendBarred(request: Request, row: Row, code: number): Promise<Response> {
  if (!Object.hasOwn(row.refusals, code)) return sendSignedOut();
  return conclude(request, row, { ok: false, failure: { kind: 'refused', code } });
}

async function run(
  arrived: Arrived,
  known: Pick<Context<Row>, 'now' | 'services'> & { player: Player | undefined },
): Promise<Response> {
  const { request, row } = arrived;
  const parsed = parse(arrived);
  if (!parsed.ok) return sendProtocolError(parsed.error);
  const handler: AnyHandler = findHandler(row);
  const idempotencyKey = row.effect === 'change' ? readKey(request, 'idempotency-key') : undefined;
  const fingerprint = readKey(request, 'fingerprint') ?? '';
  const userAgent = request.headers.get('user-agent') ?? '';
  const network = networkOf(request);
  const context = { ...known, ...parsed.value, request, idempotencyKey, fingerprint, userAgent, network };
  const isQuestion = request.headers.has(QUESTION_HEADER);
  if (idempotencyKey === undefined || !isAnsweredOnce(row, !known.player)) {
    // No answer is kept that it could find, and a question is never the call itself.
    return isQuestion ? sendProtocolError('invalid') : conclude(request, row, await handler(context));
  }
  const said = { scope: scopeOf(context), key: idempotencyKey, body: bodyOf(row, context), now: known.now };
  const told = await known.services.repeats.answer(said, async (db) =>
    isQuestion ? NOT_ARRIVED : end(row, await handler({ ...context, services: { ...known.services, db } })),
  );
  return told.kind === 'failed' ? sendProtocolError(told.error) : sendEnding(request, told);
}

/** Kept under the call's key like any other answer, so that the call itself, should it come late, changes nothing. */
const NOT_ARRIVED: Ending = {
  kind: 'said',
  json: refusalText(PROTOCOL_ERRORS.notArrived.errcode, PROTOCOL_ERRORS.notArrived.message),
};

/** Without what every call carries: where a player came from may be known better the second time. */
const bodyOf = (row: Row, { input }: Pick<Context<Row>, 'input'>): string => `${row.path} ${JSON.stringify(input)}`;

type ParsedBody = { ok: true; value: Pick<Context<Row>, 'input' | 'common'> } | { ok: false; error: ProtocolError };

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
