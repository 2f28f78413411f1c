/**
 * The only way in which a promotion gives anything. It runs in the call's own transaction: the claim is marked, the reward
 * posted, its receipt written and the answer kept together, or nothing of it.
 */
import type { Transaction } from 'kysely';
import type { Parsed, Row } from '#contract/define.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { must } from '#shared/assert.ts';
import { refuse } from '../call/result.ts';
import { keepsAway } from '../care/keeps-away.ts';
import { readBalance } from '../ledger/balance.ts';
import { requireOpenBooks } from '../ledger/books.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { addDraw, addMark } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import type { Gift } from '../rules/gifts.ts';
import {
  type AreaRows,
  type Asked,
  type Drawn,
  giftRef,
  type Promotion,
  type Rule,
  type Standing,
} from './promotion.ts';
import { give, takePoints } from '../gifts/give.ts';
import { chanceOf, newSeed } from './chance.ts';
import { announce } from './announce.ts';
import { readPromotion } from './read-promotion.ts';
import { tellClaimed } from './tell-claimed.ts';
import { writeGiftReceipt } from './write-gift-letter.ts';

interface Call<R extends Row> {
  input: Parsed<R>;
  player: { id: number };
  now: Date;
  /** A claim is nothing without one: what has been marked and not been given would be lost to the player. */
  db: Transaction<Tables>;
}

export async function claim<A extends AreaRows, Name extends keyof A, Config, Known, Shown>(
  promotion: Promotion<A, Name, Config, Known, Shown>,
  name: Name,
  { input, player: { id: playerId }, now, db }: Call<A[Name]>,
) {
  await requireOpenBooks(db);
  // Two taps at once are one after the other, and no bet comes between the look and the gift.
  await lockAccounts(db, playerId, ['cash', 'points']);
  const { season, facts, title } = await readPromotion(db, promotion, { playerId, now });
  const rule = promotion.claims[name];
  const known = (await promotion.look?.(db, playerId, { ...facts, input })) as Known;
  const asked = { ...facts, known, input };
  const { standing } = facts;
  const isOwed = rule.isOwed?.(asked) === true;
  const isOpen = standing === 'open' || (standing === 'over' && isOwed);
  const row = must<Row>(promotion.rows[name], 'a claim has a row');
  if (!isOpen) return refuse(whyClosed(row, standing));
  // What is paid for stays the player's; nothing else draws a player back into play.
  if (!isOwed && (await keepsAway(db, playerId, now))) return refuse(whyNotFor(row));
  const why = rule.may(asked);
  if (why !== undefined) return refuse(why);
  const mark = rule.mark(asked);
  const { type } = promotion;
  if (!(await addMark(db, { playerId, type, season, mark, now }))) return refuse(CLAIM.received);
  const seed = rule.draws && newSeed();
  const { rewards, propId } = reckon(rule, asked, seed);
  if (seed !== undefined && propId !== undefined) {
    await addDraw(db, { playerId, type, season, mark, seed, propId, now });
  }
  const left = propId === undefined ? [] : (rule.leaves?.(asked, { rewards, propId }) ?? []);
  for (const further of left) await addMark(db, { playerId, type, season, mark: further, now });
  const ref = giftRef(promotion.name, { playerId, season, mark });
  if (!(await give(db, rewards, { ref, playerId, now }))) return refuse(CLAIM.received);
  await writeGiftReceipt(db, { playerId, ref, name: title, type, gifts: rewards, now });
  await rule.keeps?.(db, playerId, asked);
  await takePoints(db, rule.costs?.(asked) ?? 0, { ref, playerId, now });
  await tellClaimed(db, { type, claim: String(name), playerId, now });
  const news = rule.announces?.(asked, { propId });
  if (news) await announce(db, { ...news, playerId, now });
  const [coin, lottery] = [await readBalance(db, playerId), await readBalance(db, playerId, 'points')];
  return { ok: true, value: { rewardList: [...rewards], coin, lottery, propId } } as const;
}

/** A call that has no word for what is yet to begin says that it is not on. */
const whyClosed = ({ refusals }: Row, standing: Standing): number =>
  standing === 'before' && Object.hasOwn(refusals, CLAIM.notStarted) ? CLAIM.notStarted : CLAIM.ended;

/** For one who keeps away from play it is as over, where the call has no better word. */
const whyNotFor = ({ refusals }: Row): number =>
  Object.hasOwn(refusals, CLAIM.notEligible) ? CLAIM.notEligible : CLAIM.ended;

function reckon<R extends Row, Config, Known>(
  { gives, draws }: Rule<R, Config, Known>,
  asked: Asked<R, Config, Known>,
  seed: string | undefined,
): Drawn | { rewards: readonly Gift[]; propId?: undefined } {
  return seed === undefined || !draws ? { rewards: gives?.(asked) ?? [] } : draws(asked, chanceOf(seed));
}
