/**
 * The door that banks tell of deposits at: one signed POST with a JSON body. A message is read only when its signature
 * holds, and what it does, with the answer to it, is one transaction: the same message again is given the same answer.
 */
import * as v from 'valibot';
import { log } from '#shared/log.ts';
import { once } from '../call/once.ts';
import { takeBankWord, type WordTaken } from '../deposits/credit-deposit.ts';
import { RETRY_AFTER_SECONDS } from '../fair/crowded.ts';
import { isCrowd } from '../http/is-crowd.ts';
import { inPool } from '../fair/bounded-pool.ts';
import { sendJson } from '../http/answer.ts';
import { LineBroken, readLimited } from '../http/limited-body.ts';
import { isSigned, readHeading } from '../http/signed-message.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { BANK_API_PATH, BANK_ID, type BankMessage } from './protocol.ts';

const LONGEST_BODY_BYTES = 1024;

const Word = v.strictObject({
  orderId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000)),
  outcome: v.picklist(['paid', 'failed']),
  reference: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,40}$/)),
});

/** A bank that is told anything but 200 or a 5xx has nothing to send again. */
const STATUS: Record<WordTaken, number> = {
  taken: 200,
  repeated: 200,
  otherAmount: 409,
  otherPayment: 409,
  ended: 410,
  unknown: 404,
};

export async function answerBank(request: Request, services: Services): Promise<Response> {
  try {
    const now = services.now();
    const heading = request.method === 'POST' ? readHeading(request.headers, BANK_ID, now) : undefined;
    const bytes = heading && (await readLimited(request, LONGEST_BODY_BYTES));
    // Not by a decoder, which drops a mark of the byte order, and would pass a byte more than was signed.
    const body = Buffer.from(bytes ?? []).toString();
    const signed = { sender: BANK_ID, path: BANK_API_PATH, body };
    if (!heading || !bytes || !isSigned(heading, signed, services.bankSecret))
      return sendJson({ error: 'badSignature' }, 401);
    const word = parse(body);
    if (!word) return sendJson({ error: 'invalid' }, 400);
    const message = { scope: `message ${BANK_ID}`, key: heading.id, body, now };
    const said = await services.shares.provider(BANK_ID, () =>
      inPool(services.shares.money, () =>
        inTransaction(services.db, (transaction) =>
          once(transaction, message, async () => ({
            answer: await takeBankWord(transaction, { ...word, now }),
            isKept: true,
          })),
        ),
      ),
    );
    if (!said.ok) return sendJson({ error: 'invalid' }, 400);
    return sendJson({ result: said.answer }, STATUS[said.answer as WordTaken]);
  } catch (error) {
    if (isCrowd(error)) return sendJson({ error: 'busy' }, 429, { 'retry-after': String(RETRY_AFTER_SECONDS) });
    if (error instanceof LineBroken) return sendJson({ error: 'invalid' }, 400);
    log.error('a bank was not answered', { detail: String(error) });
    return sendJson({}, 500);
  }
}

function parse(body: string): BankMessage | undefined {
  try {
    const read = v.safeParse(Word, JSON.parse(body));
    return read.success ? read.output : undefined;
  } catch {
    // The bank signs what it likes; what is no JSON is its own mistake.
    return undefined;
  }
}
