/**
 * Seven daily rewards of a new player, and four cards with larger ones, each bought with a deposit of its price. One day of
 * each ladder may be taken a day; a day that is missed is not lost, the next one only comes later.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { SIGN_IN_CARDS, SIGN_IN_DAY, SIGN_UP_BONUS_PROP_ID as FREE } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { DAY_MS } from '#shared/durations.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import type { Tables } from '../sql/tables.ts';
import { coin, type Gift } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { Count, Gifts, isUnlike, Season } from './settings.ts';

const DAYS = 7;

const Days = v.pipe(v.array(Gifts), v.length(DAYS));
const Card = v.object({
  id: v.picklist(SIGN_IN_CARDS),
  title: v.pipe(v.string(), v.maxLength(40)),
  price: Count,
  days: Days,
});
type Card = v.InferOutput<typeof Card>;

const coins = (betRate: number, ...counts: number[]): Gift[][] => counts.map((count) => coin(count, betRate));
const FREE_DAYS = coins(1, 200, 200, 300, 300, 500, 500, 1_000);
const OWN_CARDS: Card[] = [
  { id: 6004, title: 'Bronze card', price: 30_000, days: coins(2, 400, 400, 600, 600, 800, 800, 1_400) },
  { id: 6005, title: 'Silver card', price: 50_000, days: coins(2, 700, 700, 1_000, 1_000, 1_500, 1_500, 2_600) },
  { id: 6006, title: 'Gold card', price: 100_000, days: coins(2, 1_500, 1_500, 2_000, 2_000, 3_000, 3_000, 6_000) },
  { id: 6007, title: 'Diamond card', price: 200_000, days: coins(2, 3_000, 3_000, 4_500, 4_500, 6_500, 6_500, 14_000) },
];

const Config = v.object({
  season: v.optional(Season, 'first'),
  /** For how many days after signing up a player is new. */
  newDays: v.optional(Count, 30),
  /** What a player must have put in before a card is sold to them. */
  leastRecharge: v.optional(Count, 50_000),
  days: v.optional(Days, FREE_DAYS),
  cards: v.optional(
    v.pipe(
      v.array(Card),
      v.maxLength(SIGN_IN_CARDS.length),
      v.check((all) => isUnlike(all.map(({ id }) => id))),
      v.check((all) => isUnlike(all.map(({ price }) => price))),
    ),
    OWN_CARDS,
  ),
});
type Bonus = Facts<v.InferOutput<typeof Config>>;

interface Known {
  totalRecharge: number;
  since: Date;
}

const look = async (db: Kysely<Tables>, playerId: number): Promise<Known> => {
  const { total_recharge: totalRecharge, created_at: since } = await requirePlayer({ db }, playerId);
  return { totalRecharge, since };
};

const isNew = ({ config, now }: Bonus, { since }: Known): boolean =>
  now.getTime() - since.getTime() < config.newDays * DAY_MS;

/** A mark of a day says which it was and when: `6003 2 2026-11-21`. */
const taken = ({ marks }: Bonus, propId: number): readonly string[] => marks.after(String(propId));
const isBought = ({ marks }: Bonus, propId: number): boolean => marks.has(`bought ${propId}`);

function daysOf(facts: Bonus, propId: number): number[] {
  const done = taken(facts, propId);
  const isDoneToday = done.some((one) => one.endsWith(facts.day));
  return Array.from({ length: DAYS }, (_, at) => {
    if (at < done.length) return SIGN_IN_DAY.received;
    return at === done.length && !isDoneToday ? SIGN_IN_DAY.claimable : SIGN_IN_DAY.open;
  });
}

/** The free ladder of a new player, and of one who has begun it; and the cards that were bought. */
function ownIds(facts: Bonus, known: Known): number[] {
  const hasFree = isNew(facts, known) || taken(facts, FREE).length > 0;
  return [...(hasFree ? [FREE] : []), ...facts.config.cards.map(({ id }) => id).filter((id) => isBought(facts, id))];
}

/** Those that still give: a card is paid for, and what is free ends with the promotion. */
const givingIds = (facts: Bonus, known: Known): number[] =>
  ownIds(facts, known).filter((id) => id !== FREE || facts.standing !== 'over');

const giftsOf = ({ config }: Bonus, propId: number): readonly (readonly Gift[])[] =>
  propId === FREE ? config.days : (config.cards.find(({ id }) => id === propId)?.days ?? []);

const missing = ({ config }: Bonus, { totalRecharge }: Known): number =>
  Math.max(0, config.leastRecharge - totalRecharge);

const dayList = (days: readonly (readonly Gift[])[]) => days.map((rewardList) => ({ rewardList: [...rewardList] }));

interface Named {
  input: { propId: number; day?: number | undefined };
  known: Known;
}

function whyNot(facts: Bonus & Named) {
  const { propId, day } = facts.input;
  if (propId !== FREE && !facts.config.cards.some(({ id }) => id === propId)) return CLAIM.unknown;
  if (!ownIds(facts, facts.known).includes(propId)) return propId === FREE ? CLAIM.notEligible : CLAIM.needsDeposit;
  const days = daysOf(facts, propId);
  const at = day === undefined ? days.indexOf(SIGN_IN_DAY.claimable) : day - 1;
  if (days[at] === SIGN_IN_DAY.claimable) return undefined;
  const isAllTaken = days.every((one) => one === SIGN_IN_DAY.received);
  return isAllTaken || days[at] === SIGN_IN_DAY.received ? CLAIM.received : CLAIM.notYet;
}

export const signUpBonus = promotion({
  type: ACTIVITY_TYPES.signUpBonus,
  name: 'sign-up-bonus',
  rows: dailyBonus,
  state: 'getLoginPayUser3',
  demo: { sort: 12, title: 'New player bonus', picture: 'badge/gift.png' },
  trial: { claims: [['receiveLoginPay3', { propId: FREE }]] },
  config: Config,
  season: ({ config }) => config.season,
  look,
  entry: () => ({}),
  glance: (facts, known) => ({
    canReceive: givingIds(facts, known).some((id) => daysOf(facts, id).includes(SIGN_IN_DAY.claimable)) ? 1 : 0,
    glance:
      isNew(facts, known) || taken(facts, FREE).length > 0 ? { reached: taken(facts, FREE).length, target: DAYS } : {},
  }),
  read: (facts, known) => ({
    ownList: ownIds(facts, known).map((propId, at) => ({
      id: at + 1,
      propId,
      loginPayDataJson: { days: JSON.stringify(daysOf(facts, propId)) },
    })),
    buyPropIds: facts.config.cards.map(({ id }) => id).filter((id) => isBought(facts, id)),
    needRecharge: missing(facts, known),
    offerList: [
      { propId: FREE, title: '', price: 0, dayList: dayList(facts.config.days) },
      ...facts.config.cards.map(({ id, title, price, days }) => ({ propId: id, title, price, dayList: dayList(days) })),
    ],
  }),
  deposited: ({ config }, { bought }) =>
    config.cards.some(({ id }) => id === bought) ? [{ mark: `bought ${bought}` }] : [],
  sells: {
    actType: RECHARGE_BONUS_KINDS.buyProp,
    offers: (facts, known, { propId, amount }) =>
      facts.standing === 'open' &&
      missing(facts, known) === 0 &&
      !isBought(facts, propId) &&
      facts.config.cards.some(({ id, price }) => id === propId && price === amount),
  },
  claims: {
    receiveLoginPay3: {
      isOwed: (facts) => isBought(facts, facts.input.propId),
      may: whyNot,
      mark: (facts) => `${facts.input.propId} ${taken(facts, facts.input.propId).length + 1} ${facts.day}`,
      gives: (facts) => giftsOf(facts, facts.input.propId)[taken(facts, facts.input.propId).length] ?? [],
    },
  },
});
