/**
 * The door that game providers move money through. A message is read only when its signature holds, and everything it
 * does, with the answer to it, is one transaction: the same message again is given the same answer and does nothing.
 */
import { type BaseSchema, type BaseIssue, safeParse } from 'valibot';

import { log } from '#shared/log.ts';
import { sendJson } from '../http/answer.ts';
import { inMoneyTransaction } from '../ledger/in-money-transaction.ts';
import { once } from '../ledger/once.ts';
import type { Services } from '../services.ts';
import { authenticate } from './authenticate.ts';
import { takeBet } from './bet.ts';
import { tellBalance } from './tell-balance.ts';
import { WALLET_ERRORS, type WalletCall, walletCalls, type WalletError, type WalletRequest } from './protocol.ts';
import { undoBet } from './rollback.ts';
import { PROVIDER_ID, verifyMessage } from './signature.ts';
import type { Reply, Teller } from './teller.ts';
import { payWin } from './win.ts';

type Tellers = { readonly [Call in WalletCall]: Teller<WalletRequest<Call>> };

const tellers: Tellers = {
  authenticate,
  balance: tellBalance,
  bet: takeBet,
  win: payWin,
  rollback: undoBet,
};

const LONGEST_BODY = 4096;

/** `call` is what follows the prefix. */
export async function answerWallet(request: Request, call: string, services: Services): Promise<Response> {
  try {
    const body = await request.text();
    const now = services.now();
    const id = body.length > LONGEST_BODY ? undefined : verify(request, body, services, now);
    if (id === undefined) return refuse('badSignature');
    if (request.method !== 'POST' || !isCall(call)) return refuse('invalid');
    const input = parse(call, body);
    if (input === undefined) return refuse('invalid');
    const message = { scope: `message ${PROVIDER_ID}`, key: id, body: `${call}.${body}`, now };
    const said = await inMoneyTransaction(services.db, (transaction) =>
      once(transaction, message, async () => {
        const reply = await tellers[call](transaction, input as never, { now, services });
        return { answer: JSON.stringify(reply), isKept: true };
      }),
    );
    return said.ok ? send(JSON.parse(said.answer) as Reply) : refuse('invalid');
  } catch (error) {
    log.error('wallet failed', {
      call,
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    return sendJson({}, 500);
  }
}

const verify = (request: Request, body: string, { providerSecret }: Services, now: Date): string | undefined =>
  verifyMessage(request.headers, body, providerSecret, now);

const isCall = (call: string): call is WalletCall => Object.hasOwn(walletCalls, call);

function parse(call: WalletCall, body: string): unknown {
  try {
    const schema: BaseSchema<unknown, unknown, BaseIssue<unknown>> = walletCalls[call];
    const read = safeParse(schema, JSON.parse(body));
    return read.success ? read.output : undefined;
  } catch (error) {
    // The provider signs what it likes; what is no JSON is its own mistake.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const refuse = (error: WalletError): Response => send({ ok: false, error });

const send = (reply: Reply): Response =>
  reply.ok ? sendJson(reply.value) : sendJson({ error: reply.error }, WALLET_ERRORS[reply.error]);
