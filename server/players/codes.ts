/**
 * One-time codes by text message. A code belongs to one number and one purpose, lives five minutes, works once and
 * takes five guesses; how many were right or wrong shows in nothing but the answer to the guess.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { countTry } from '../sql/queries/limits.ts';
import { countCodeTry, findCode, lockNumber, putIntoOutbox, replaceCode } from '../sql/queries/codes.ts';
import { isMobileTaken } from '../sql/queries/players.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { codesAnywhere, codesFrom, codesTo } from './limits.ts';

type Purpose = Row<'one_time_code'>['purpose'];

const DIGITS = 6;
const TRIES = 5;
const LIFE_MINUTES = 5;
const MINUTE_MS = 60_000;
export const RESEND_SECONDS = 60;

interface Order {
  mobile: string;
  network: string;
  /** The same for a repetition of the same request, which sends nothing twice. */
  key: string | undefined;
  now: Date;
}

/** False when there were too many. What it does is the same for a player's number and for any other. */
export function sendCode(db: Kysely<Tables>, { mobile, network, key, now }: Order): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockNumber(transaction, mobile);
    const last = await findCode(transaction, mobile);
    if (last && key !== undefined && last.last_key === key) return true;
    if (last && last.next_at > now) return false;
    for (const limit of [codesFrom(network), codesAnywhere, codesTo(mobile)]) {
      if (!(await countTry(transaction, limit, now))) return false;
    }
    const purpose = (await isMobileTaken(transaction, mobile)) ? 'recover' : 'join';
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const salt = randomBytes(16);
    await replaceCode(transaction, {
      mobile,
      purpose,
      salt,
      code_hash: hashCode(code, { salt, mobile, purpose }),
      sent_at: now,
      next_at: new Date(now.getTime() + RESEND_SECONDS * 1000),
      expires_at: new Date(now.getTime() + LIFE_MINUTES * MINUTE_MS),
      last_key: key ?? null,
    });
    const body = `${code} is your Perya code. It works for ${LIFE_MINUTES} minutes. We never ask you for it.`;
    await putIntoOutbox(transaction, { mobile, body, created_at: now });
    return true;
  });
}

export interface RightCode {
  purpose: Purpose;
  /** What `useCode` finds it by. */
  codeHash: Buffer;
}

/** Undefined for a wrong code and for one that is used, too old, or guessed at too often; it counts as a guess. */
export async function tryCode(
  db: Kysely<Tables>,
  { mobile, code, now }: { mobile: string; code: string; now: Date },
): Promise<RightCode | undefined> {
  const kept = await countCodeTry(db, mobile, TRIES, now);
  if (!kept) return undefined;
  const { purpose, code_hash } = kept;
  const given = hashCode(code, { salt: kept.salt, mobile, purpose });
  return timingSafeEqual(given, code_hash) ? { purpose, codeHash: code_hash } : undefined;
}

function hashCode(code: string, { salt, mobile, purpose }: { salt: Buffer; mobile: string; purpose: Purpose }): Buffer {
  return createHash('sha256').update(salt).update(`${purpose} ${mobile} ${code}`).digest();
}
