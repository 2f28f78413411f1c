/**
 * Christmas: a tree with twelve gifts. Signing in lights one bulb a day, lit bulbs open gifts, what is inside shows once a gift is open,
 * and the last of the twelve opens one more.
 */
import * as v from 'valibot';
import type { Parsed } from '#contract/define.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { seasons } from '#contract/seasons.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { Count, Gifts, Season } from './settings.ts';

const GIFTS = 12;
/** What a claim of the extra gift names. */
const EXTRA_ID = GIFTS + 1;

const OWN_GIFTS = [100, 100, 200, 100, 200, 300, 100, 200, 300, 200, 300, 500].map((count) => coin(count));

const Config = v.object({
  /** The operator names the next one before Christmas comes again: then no player has opened anything yet. */
  season: v.optional(Season, 'first'),
  bulbsPerGift: v.optional(v.pipe(Count, v.minValue(1)), 1),
  /** What is in each, from the first to the last. */
  gifts: v.optional(v.pipe(v.array(Gifts), v.length(GIFTS)), OWN_GIFTS),
  extra: v.optional(Gifts, coin(1_000)),
});
type Christmas = Facts<v.InferOutput<typeof Config>>;

const isGift = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= GIFTS;
const hasSigned = ({ marks, day }: Christmas): boolean => marks.has(`sign ${day}`);
const isOpen = ({ marks }: Christmas, id: number): boolean => marks.has(`open ${id}`);
const isReceived = ({ marks }: Christmas, id: number): boolean => marks.has(`gift ${id}`);
const hasAll = ({ marks }: Christmas): boolean => marks.count('gift') === GIFTS;
const bulbsOf = ({ marks, config }: Christmas): number =>
  Math.max(0, marks.count('sign') - marks.count('open') * config.bulbsPerGift);

function statusOf(facts: Christmas, id: number): number {
  if (isReceived(facts, id)) return ITEM_STATUS.received;
  return isOpen(facts, id) ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

function giftOf(facts: Christmas, id: number) {
  const { bulbsPerGift: target, gifts } = facts.config;
  const isShown = isOpen(facts, id);
  return {
    propId: id,
    title: `Gift ${id}`,
    itemStatus: statusOf(facts, id),
    rewardList: isShown ? (gifts[id - 1] ?? []) : [],
    target,
    reached: isShown ? target : Math.min(target, bulbsOf(facts)),
  };
}

function extraOf(facts: Christmas) {
  const isReady = hasAll(facts);
  const status = facts.marks.has('extra') ? ITEM_STATUS.received : ITEM_STATUS.claimable;
  return {
    propId: EXTRA_ID,
    title: 'Extra gift',
    itemStatus: isReady ? status : ITEM_STATUS.open,
    rewardList: isReady ? facts.config.extra : [],
    target: GIFTS,
    reached: facts.marks.count('gift'),
  };
}

const read = (facts: Christmas) => ({
  signedToday: hasSigned(facts),
  signDays: facts.marks.count('sign'),
  bulbCount: bulbsOf(facts),
  bulbsPerGift: facts.config.bulbsPerGift,
  giftList: Array.from({ length: GIFTS }, (_, at) => giftOf(facts, at + 1)),
  extra: extraOf(facts),
});

/** Something is there to be done: a bulb to light, a gift to open or to take. */
function canReceive(facts: Christmas): boolean {
  const { marks, config } = facts;
  const opened = marks.count('open');
  const canOpen = opened < GIFTS && bulbsOf(facts) >= config.bulbsPerGift;
  return !hasSigned(facts) || canOpen || marks.count('gift') < opened || (hasAll(facts) && !marks.has('extra'));
}

type Named = Christmas & { input: Parsed<typeof seasons.appChristmasUserOpen> };

function whyNotOpen(facts: Named) {
  const { propId } = facts.input;
  if (!isGift(propId)) return CLAIM.unknown;
  if (isOpen(facts, propId)) return CLAIM.received;
  return bulbsOf(facts) < facts.config.bulbsPerGift ? CLAIM.notEnough : undefined;
}

function whyNotReceive(facts: Named) {
  const { propId } = facts.input;
  if (!isGift(propId)) return CLAIM.unknown;
  if (isReceived(facts, propId)) return CLAIM.received;
  return isOpen(facts, propId) ? undefined : CLAIM.notYet;
}

function whyNotExtra(facts: Named) {
  if (facts.input.propId !== EXTRA_ID) return CLAIM.unknown;
  if (facts.marks.has('extra')) return CLAIM.received;
  return hasAll(facts) ? undefined : CLAIM.notYet;
}

export const christmas = promotion({
  type: ACTIVITY_TYPES.christmas,
  name: 'christmas',
  rows: seasons,
  state: 'appChristmasUser',
  // Long enough for a tester to light a bulb for each of the twelve gifts, by moving the sandbox's clock.
  demo: { sort: 7, title: 'Christmas', picture: 'badge/gift.png', days: { since: 1, left: 60 } },
  trial: {
    claims: [
      ['appChristmasUserSign', {}],
      ['appChristmasUserOpen', { propId: 1 }],
      ['appChristmasUserReceive', { propId: 1 }],
    ],
  },
  config: Config,
  season: ({ config }) => config.season,
  entry: (facts) => ({
    canReceive: canReceive(facts) ? 1 : 0,
    glance: { reached: facts.marks.count('gift'), target: GIFTS },
  }),
  read,
  claims: {
    appChristmasUserSign: {
      may: (facts) => (hasSigned(facts) ? CLAIM.received : undefined),
      mark: ({ day }) => `sign ${day}`,
    },
    appChristmasUserOpen: { may: whyNotOpen, mark: ({ input }) => `open ${input.propId}` },
    appChristmasUserReceive: {
      may: whyNotReceive,
      mark: ({ input }) => `gift ${input.propId}`,
      gives: ({ config, input }) => config.gifts[input.propId - 1] ?? [],
    },
    appChristmasUserExtra: { may: whyNotExtra, mark: () => 'extra', gives: ({ config }) => config.extra },
  },
});
