/**
 * One-time codes by text message or mail. A code belongs to one number, one purpose and the place that asked for it, lives five
 * minutes, works once and takes five guesses; how many were right or wrong shows in nothing but the answer to the guess.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { type Counted, countTries } from '../sql/queries/tries.ts';
import { countCodeTry, findCode, lockNumber, insertText, replaceCode } from '../sql/queries/codes.ts';
import { findByMobile } from '../sql/queries/players.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { findKnownMark, placeOf } from './known-devices.ts';
import {
  codesAnywhere,
  codesByStrangers,
  codesFrom,
  codesFromADay,
  codesOn,
  codesTo,
  codesToKnown,
  emailsAnywhere,
  emailsFrom,
  emailsTo,
  linkingEmail,
} from './tries.ts';

type Purpose = Row<'one_time_code'>['purpose'];

const DIGITS = 6;
const TRIES = 5;
const LIFE_MINUTES = 5;
export const RESEND_SECONDS = 60;

/** To whom, and from where. */
interface Place {
  mobile: string;
  fingerprint: string;
  network: string;
}

interface Order extends Place {
  /** The same for a repetition of the same request, which sends nothing twice. */
  key: string | undefined;
  now: Date;
}

/** False when there were too many. What it does is the same for a player's number and for any other. */
export function sendCode(db: Kysely<Tables>, order: Order): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { mobile, key, now } = order;
    const from = placeOf(order);
    await lockNumber(transaction, mobile);
    const last = await findCode(transaction, { mobile, from });
    if (last && key !== undefined && last.last_key === key) return true;
    if (last && last.next_at > now) return false;
    const owner = await findByMobile(transaction, mobile);
    if (!(await countTries(transaction, await findLimits(transaction, owner, order), now))) return false;
    await makeCode(transaction, { mobile, from, purpose: owner ? 'recover' : 'join', key, now });
    return true;
  });
}

interface EmailOrder {
  email: string;
  player: { id: number };
  network: string;
  key: string | undefined;
  now: Date;
}

/**
 * The same by mail, for a player who wants to link the address. The code is that player's alone, so no other's takes its
 * place or guesses at it.
 */
export async function sendEmailCodeTo(db: Transaction<Tables>, order: EmailOrder): Promise<boolean> {
  const { email, player, network, key, now } = order;
  const to = { mobile: email, from: fromPlayer(player) };
  await lockNumber(db, email);
  const last = await findCode(db, to);
  if (last && last.next_at > now) return false;
  const limits = [linkingEmail(player), emailsFrom(network), emailsTo(email), emailsAnywhere];
  if (!(await countTries(db, limits, now))) return false;
  await makeCode(db, { ...to, purpose: 'link', key, now });
  return true;
}

const fromPlayer = ({ id }: { id: number }): string => `player ${id}`;

interface NewCode {
  mobile: string;
  from: string;
  purpose: Purpose;
  key: string | undefined;
  now: Date;
}

async function makeCode(db: Kysely<Tables>, { mobile, from, purpose, key, now }: NewCode): Promise<void> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = randomBytes(16);
  await replaceCode(db, {
    mobile,
    asked_from: from,
    purpose,
    salt,
    code_hash: hashCode(code, { salt, mobile, purpose }),
    sent_at: now,
    next_at: new Date(now.getTime() + RESEND_SECONDS * SECOND_MS),
    expires_at: new Date(now.getTime() + LIFE_MINUTES * MINUTE_MS),
    last_key: key ?? null,
  });
  const body = `${code} is your Perya code. It works for ${LIFE_MINUTES} minutes. We never ask you for it.`;
  await insertText(db, { mobile, body, created_at: now });
}

/** A device of the player's has a share of its own, so that strangers cannot use up the number's. */
async function findLimits(
  db: Kysely<Tables>,
  owner: { id: number } | undefined,
  { mobile, network, ...here }: Order,
): Promise<Counted[]> {
  const mark = await findKnownMark(db, owner?.id, here);
  if (mark !== undefined) return [codesOn(mobile, mark), codesToKnown];
  const ofNetwork = [codesFrom(network), codesFromADay(network)];
  return [...ofNetwork, codesTo(mobile, network), codesByStrangers(mobile), codesAnywhere];
}

export interface RightCode {
  purpose: Purpose;
  /** What `useCode` finds it by. */
  codeHash: Buffer;
}

/** Undefined for a wrong code, for one that was asked for elsewhere, and for one that is used, too old, or guessed at too often; it counts as a guess. */
export function tryCode(
  db: Kysely<Tables>,
  { mobile, code, now, ...here }: Place & { code: string; now: Date },
): Promise<RightCode | undefined> {
  return compareCode(db, { mobile, code, now, from: placeOf(here) });
}

/** The same of a number that is a player's: a code that was sent to make an account with it proves nothing. */
export async function tryOwnersCode(db: Kysely<Tables>, tried: Parameters<typeof tryCode>[1]) {
  const right = await tryCode(db, tried);
  return right?.purpose === 'recover' ? right : undefined;
}

/** The same of a code by mail. */
export function tryEmailCode(
  db: Kysely<Tables>,
  { email, player, ...tried }: Pick<EmailOrder, 'email' | 'player' | 'now'> & { code: string },
): Promise<RightCode | undefined> {
  return compareCode(db, { ...tried, mobile: email, from: fromPlayer(player) });
}

async function compareCode(
  db: Kysely<Tables>,
  { mobile, from, code, now }: { mobile: string; from: string; code: string; now: Date },
): Promise<RightCode | undefined> {
  const kept = await countCodeTry(db, { mobile, from }, TRIES, now);
  if (!kept) return undefined;
  const { purpose, code_hash } = kept;
  const given = hashCode(code, { salt: kept.salt, mobile, purpose });
  return timingSafeEqual(given, code_hash) ? { purpose, codeHash: code_hash } : undefined;
}

function hashCode(code: string, { salt, mobile, purpose }: { salt: Buffer; mobile: string; purpose: Purpose }): Buffer {
  return createHash('sha256').update(salt).update(`${purpose} ${mobile} ${code}`).digest();
}
