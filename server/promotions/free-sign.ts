/** A calendar of thirty days of small points, the same thirty for everybody. One missed day of them may be made up with points. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';
import { balanceOf } from '../ledger/balance.ts';
import { askAll, mapped, one } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';
import { points } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { Count, Gifts, Season } from './settings.ts';
import { firstReady } from './trial.ts';

const DAYS = 30;
const FIFTH = 5;

const OWN_DAYS = Array.from({ length: DAYS }, (_, at) => points((at + 1) % FIFTH === 0 ? 5_000 : 1_000));

const Config = v.object({
  season: v.optional(Season, 'first'),
  days: v.optional(v.pipe(v.array(Gifts), v.length(DAYS)), OWN_DAYS),
  makeUps: v.optional(Count, 1),
  /** In hundredths of points. */
  makeUpPoints: v.optional(Count, 500),
});
type Calendar = Facts<v.InferOutput<typeof Config>>;

/** Days are counted from the first of 1970, so a calendar needs no beginning of its own. */
const countDays = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
/** From 1 to 30. */
const todayOf = ({ day }: Calendar): number => (countDays(day) % DAYS) + 1;

const hasDay = ({ marks }: Calendar, number: number): boolean =>
  marks.has(`day ${number}`) || marks.has(`made ${number}`);
const leftOf = ({ marks, config }: Calendar): number => Math.max(0, config.makeUps - marks.count('made'));

function statusOf(facts: Calendar, number: number): number {
  if (hasDay(facts, number)) return ITEM_STATUS.received;
  return number === todayOf(facts) ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

interface Known {
  points: number;
  /** In Manila, as 2026-12-24. */
  joined: string;
}

const look = (db: Kysely<Tables>, playerId: number): Promise<Known> =>
  askAll(db, {
    points: balanceOf(db, playerId, 'points'),
    joined: mapped(
      one(db.selectFrom('player').select('created_at').where('id', '=', playerId).compile()),
      ({ created_at }) => dayInManila(created_at.getTime()),
    ),
  });

/** From 1 to 30. A player misses no day of before they were one. */
const firstOf = (facts: Calendar, { joined }: Known): number =>
  Math.max(1, todayOf(facts) - (countDays(facts.day) - countDays(joined)));

type Named = Calendar & { known: Known; input: { propId: number; points?: number | undefined } };

/** The price of a day that was missed; today's is free. */
const priceOf = (facts: Named): number => (facts.input.propId < todayOf(facts) ? facts.config.makeUpPoints : 0);

function whyNot(facts: Named) {
  const { propId } = facts.input;
  if (propId < 1 || propId > DAYS) return CLAIM.unknown;
  if (hasDay(facts, propId)) return CLAIM.received;
  if (propId > todayOf(facts)) return CLAIM.notYet;
  if (propId === todayOf(facts)) return undefined;
  // A free day that was tapped just before midnight is not made up unasked.
  const isDearer = (facts.input.points ?? Infinity) < priceOf(facts);
  if (leftOf(facts) === 0 || isDearer || propId < firstOf(facts, facts.known)) return CLAIM.expired;
  return facts.known.points < priceOf(facts) ? CLAIM.notEnough : undefined;
}

export const freeSign = promotion({
  type: ACTIVITY_TYPES.freeSign,
  name: 'free-sign',
  rows: dailyBonus,
  demo: { sort: 15, title: 'Points calendar', picture: 'badge/coin.png' },
  trial: { claims: [['loginBonus3UserReceive', firstReady('dayList', { type: ACTIVITY_TYPES.freeSign }), 'points']] },
  config: Config,
  season: ({ config, day }) => `${config.season}-${Math.floor(countDays(day) / DAYS)}`,
  look,
  entry: (facts) => ({
    canReceive: hasDay(facts, todayOf(facts)) ? 0 : 1,
    glance: { reached: facts.marks.total, target: DAYS },
  }),
  read: (facts, known) => ({
    firstDay: firstOf(facts, known),
    streak: facts.marks.total,
    receivedToday: hasDay(facts, todayOf(facts)),
    dayList: facts.config.days.map((gifts, at) => ({
      propId: at + 1,
      title: `Day ${at + 1}`,
      itemStatus: statusOf(facts, at + 1),
      rewardList: [...gifts],
      target: at + 1,
      // A day that has come and was not received is missed.
      reached: Math.min(at + 1, todayOf(facts)),
    })),
    makeUpLeft: leftOf(facts),
    makeUpPoints: facts.config.makeUpPoints,
  }),
  claims: {
    loginBonus3UserReceive: {
      may: whyNot,
      mark: (facts) => `${facts.input.propId < todayOf(facts) ? 'made' : 'day'} ${facts.input.propId}`,
      costs: priceOf,
      gives: ({ config, input }) => config.days[input.propId - 1] ?? [],
    },
  },
});
