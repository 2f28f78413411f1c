/** What a game's page and the provider's server say to each other. Money is whole hundredths. */
import * as v from 'valibot';
import { COLORS } from './engines/color/color-game.ts';
import { HANDS } from './engines/poker/judge-hand.ts';

const Hundredths = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Made in the page before the first sending; whatever carries it again gets the same answer. */
const Key = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const Token = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/));
const Bets = v.record(v.picklist(COLORS), v.optional(Hundredths));
const Hold = v.pipe(v.array(v.boolean()), v.length(5));
const Whole = v.pipe(v.number(), v.safeInteger());

export const requests = {
  /** `session` is of the page's own making, so that a lost answer can be asked for again; `launch` is spent once. */
  session: v.object({ session: Token, launch: v.optional(Token) }),
  balance: v.object({}),
  spin: v.object({ key: Key, stake: Hundredths }),
  roll: v.object({ key: Key, bets: Bets }),
  /** Joins the round of the table that is open for bets. */
  join: v.object({ key: Key, bets: Bets, number: Whole }),
  deal: v.object({ key: Key, stake: Hundredths }),
  draw: v.object({ key: Key, hold: Hold }),
  live: v.object({}),
  /** What has ended without the player; and that the end of this round has been shown, alone or with all before it. */
  missed: v.object({}),
  seen: v.object({ key: Key, withEarlier: v.optional(v.boolean(), false) }),
} as const;
export type RequestName = keyof typeof requests;
export type RequestOf<Name extends RequestName> = v.InferOutput<(typeof requests)[Name]>;

const Color = v.picklist(COLORS);
const Dice = v.pipe(v.tuple([Color, Color, Color]), v.readonly());
const Cards = v.array(Whole);

const Spin = v.object({
  stops: v.array(Whole),
  lineWins: v.array(v.object({ line: Whole, symbol: v.string(), count: Whole, pay: Hundredths })),
  scatters: Whole,
  scatterPay: Hundredths,
  pay: Hundredths,
  freeSpins: Whole,
});

const common = { key: Key, stake: Hundredths, win: Hundredths, balance: Hundredths };

/** One round as its player may see it. `isOver` is false where the player, or the table's clock, has the next word. */
export const Round = v.variant('kind', [
  v.object({ kind: v.literal('slot'), ...common, isOver: v.literal(true), spins: v.array(Spin) }),
  v.object({ kind: v.literal('color'), ...common, isOver: v.literal(true), bets: Bets, dice: Dice }),
  v.object({
    kind: v.literal('live'),
    ...common,
    isOver: v.boolean(),
    number: Whole,
    bets: Bets,
    dice: v.nullable(Dice),
  }),
  v.object({
    kind: v.literal('poker'),
    ...common,
    isOver: v.boolean(),
    hand: Cards,
    hold: v.nullable(Hold),
    name: v.nullable(v.picklist(HANDS)),
  }),
]);
export type Round = v.InferOutput<typeof Round>;
export type RoundOf<Kind extends Round['kind']> = Extract<Round, { kind: Kind }>;

const Game = v.object({
  id: Whole,
  name: v.string(),
  typeId: Whole,
  motif: v.string(),
  palette: v.string(),
  minBet: Hundredths,
  maxBet: Hundredths,
});
export type PlayedGame = v.InferOutput<typeof Game>;

export const Visit = v.object({
  game: Game,
  /** Two players of one phone may follow each other in one tab. */
  playerId: Whole,
  /** The colors that the game's picture stands on. */
  ground: v.object({ from: v.string(), to: v.string() }),
  balance: Hundredths,
  /** Hands and bets that wait for their player or their table. */
  unfinished: v.array(Round),
});
export type Visit = v.InferOutput<typeof Visit>;

export const LiveState = v.object({
  number: Whole,
  isOpen: v.boolean(),
  /** Until bets close, or until the next round begins. */
  leftMs: Whole,
  /** From the moment that bets close. */
  dice: v.nullable(Dice),
  /** The last rounds, newest first. */
  earlier: v.array(Dice),
});
export type LiveState = v.InferOutput<typeof LiveState>;

/** Rounds whose end the player has not seen. */
export const Missed = v.object({
  /** There is one whose end is not known yet. */
  isUnderway: v.boolean(),
  stake: Hundredths,
  win: Hundredths,
  last: v.nullable(Round),
});
export type Missed = v.InferOutput<typeof Missed>;

/**
 * Why there is no round. Only `unreachable` leaves open whether there is one: the same key is sent again until it is
 * known. `undone` means that the stake is back.
 */
export const REFUSALS = {
  invalid: 400,
  session: 401,
  notEnough: 402,
  limit: 403,
  launch: 410,
  closed: 409,
  tooLate: 423,
  undone: 424,
  unreachable: 503,
} as const;
export type Refusal = keyof typeof REFUSALS;
export const Refused = v.object({ error: v.picklist(Object.keys(REFUSALS) as Refusal[]) });

export const answers = {
  session: Visit,
  balance: v.object({ balance: Hundredths }),
  spin: Round,
  roll: Round,
  join: Round,
  deal: Round,
  draw: Round,
  live: LiveState,
  missed: Missed,
  seen: v.object({}),
} as const satisfies Record<RequestName, unknown>;
export type AnswerOf<Name extends RequestName> = v.InferOutput<(typeof answers)[Name]>;
