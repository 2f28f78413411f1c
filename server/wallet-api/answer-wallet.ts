/**
 * The door that game providers move money through. A message is read only when its signature holds, and everything it
 * does, with the answer to it, is one transaction: the same message again is given the same answer and does nothing.
 */
import { type BaseSchema, type BaseIssue, safeParse } from 'valibot';

import { log } from '#shared/log.ts';
import { sendJson } from '../http/answer.ts';
import { RETRY_AFTER_SECONDS } from '../fair/crowded.ts';
import { isCrowd } from '../http/is-crowd.ts';
import { inPool } from '../fair/bounded-pool.ts';
import type { Shares } from '../fair/shares.ts';
import { isSigned, readHeading } from '../http/signed-message.ts';
import { LineBroken, readLimited } from '../http/limited-body.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { BeyondExact } from '../ledger/post.ts';
import { once } from '../call/once.ts';
import type { Services } from '../services.ts';
import { hashToken } from '../call/tokens.ts';
import { lockOfVisit } from '../sql/queries/visits.ts';
import { authenticate } from './authenticate.ts';
import { takeBet } from './bet.ts';
import { tellBalance } from './tell-balance.ts';
import {
  PROVIDER_ID,
  WALLET_ERRORS,
  type WalletCall,
  walletCalls,
  walletPath,
  type WalletError,
  type WalletRequest,
} from './protocol.ts';
import { undoBet } from './rollback.ts';
import { type Reply, refuse as refusal, type Teller } from './teller.ts';
import { payWin } from './win.ts';

type Tellers = { readonly [Call in WalletCall]: Teller<WalletRequest<Call>> };

const tellers: Tellers = {
  authenticate,
  balance: tellBalance,
  bet: takeBet,
  win: payWin,
  rollback: undoBet,
};

const LONGEST_BODY_BYTES = 4096;

/** `call` is what follows the prefix. */
export async function answerWallet(request: Request, call: string, services: Services): Promise<Response> {
  try {
    if (request.method !== 'POST' || !isCall(call)) return refuse('invalid');
    const now = services.now();
    const heading = readHeading(request.headers, PROVIDER_ID, now);
    const bytes = heading && (await readLimited(request, LONGEST_BODY_BYTES));
    // Not by a decoder, which drops a mark of the byte order, and would pass a byte more than was signed.
    const body = Buffer.from(bytes ?? []).toString();
    const signed = { sender: PROVIDER_ID, path: walletPath(call), body };
    if (!heading || !bytes || !isSigned(heading, signed, services.providerSecret)) return refuse('badSignature');
    const input = parse(call, body);
    if (input === undefined) return refuse('invalid');
    const message = { scope: `message ${PROVIDER_ID}`, key: heading.id, body: `${call}.${body}`, now };
    const said = await inTurn(services.shares, input, () =>
      inTransaction(services.db, (transaction) =>
        once(
          transaction,
          message,
          async (visits = []) => {
            const [visit] = visits;
            const tell = tellers[call];
            const reply = visit
              ? await tell(transaction, input as never, { now, services, visit })
              : refusal('unknownSession');
            return { answer: JSON.stringify(reply), isKept: true };
          },
          lockOfVisit(transaction, visitOf(input)),
        ),
      ),
    );
    return said.ok ? send(JSON.parse(said.answer) as Reply) : refuse('invalid');
  } catch (error) {
    // Nothing was done, so the same message may come again; a bet was not made.
    if (isCrowd(error)) return refuse('busy');
    if (error instanceof LineBroken || error instanceof BeyondExact) return refuse('invalid');
    log.error('wallet failed', {
      call,
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    return sendJson({}, 500);
  }
}

/** Each call names its visit, or the token that opens one. */
interface Named {
  session?: string;
  launchToken?: string;
}

const visitOf = ({ session, launchToken = '' }: Named): Parameters<typeof lockOfVisit>[1] =>
  session === undefined ? { launchHash: hashToken(launchToken) } : { id: session };

/** One visit, which is one player, has no more than its places; a token that opens a visit is one as well. */
function inTurn<Value>(
  { visit, provider, money }: Shares,
  { session, launchToken }: Named,
  work: () => Promise<Value>,
): Promise<Value> {
  return visit(session ?? launchToken ?? '', () => provider(PROVIDER_ID, () => inPool(money, work)));
}

const isCall = (call: string): call is WalletCall => Object.hasOwn(walletCalls, call);

function parse(call: WalletCall, body: string): object | undefined {
  try {
    const schema: BaseSchema<unknown, unknown, BaseIssue<unknown>> = walletCalls[call];
    const read = safeParse(schema, JSON.parse(body));
    return read.success ? (read.output as object) : undefined;
  } catch (error) {
    // The provider signs what it likes; what is no JSON is its own mistake.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const refuse = (error: WalletError): Response => send({ ok: false, error });

function send(reply: Reply): Response {
  if (reply.ok) return sendJson(reply.value);
  const headers = reply.error === 'busy' ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
  return sendJson({ error: reply.error }, WALLET_ERRORS[reply.error], headers);
}
