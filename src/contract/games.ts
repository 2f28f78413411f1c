/** Playing: into a game, out of it, the favorite, and the weekend's tickets. The game list comes with the config. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { listOf, mapOf, Moment, Money, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Period, Prize, Winner } from './entities/activity.ts';
import { Flag } from './entities/game.ts';
import { Reward } from './entities/reward.ts';
import { GAME } from './errcodes.ts';
import { MOST_REPLACED_WISHES } from './limits.ts';
import { Id, IntentKey, Nothing, oneOf, Switch } from './request-fields.ts';
import { rowsOf } from './rows-of.ts';

const Ticket = v.object({ number: Text, time: Moment, won: Flag });

/** How often a player wants to be told how it stands, and how long a break lasts; in minutes. */
export const REALITY_CHECKS = [15, 30, 60, 120] as const;
export const BREAKS = [15, 60, 1440] as const;
/** Longer ones, from a day to six weeks, in minutes too. */
export const TIME_OUTS = [1, 3, 7, 14, 28, 42].map((days) => days * 1440);

/** One visit to one game, as the ledger has it. */
const PlayState = v.object({
  sessionId: Text,
  gameId: Whole,
  startedAt: Moment,
  rounds: Whole,
  bet: Money,
  win: Money,
  /** The balance after the last of these rounds. */
  coin: Money,
  isOpen: Yes,
  realityCheckMinutes: v.nullish(v.picklist(REALITY_CHECKS), 60),
  /** Until when no game opens; 0 while there is no break. */
  breakUntil: Moment,
});
export type PlayState = v.InferOutput<typeof PlayState>;

const BigWin = v.object({
  gameId: v.number(),
  url: v.nullish(v.string(), ''),
  phone: v.string(),
  amount: Cents,
  /** Unix seconds; `time` is the name some servers use. */
  timestamp: v.nullish(v.number()),
  time: v.nullish(v.union([v.number(), v.string()])),
});
export type BigWin = v.InferOutput<typeof BigWin>;

const NewYearWin = v.object({
  phone: v.string(),
  itemId: v.number(),
  count: v.number(),
  timestamp: v.nullish(v.number()),
});
export type NewYearWin = v.InferOutput<typeof NewYearWin>;

export const games = defineCalls({
  /** What rolls by on the lobby. */
  lobbyTips: {
    path: '/app/v1/anonymous/lobbyTips',
    access: 'anyone',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 30_000 },
    request: v.object({}),
    answer: v.object({
      jackpotList: v.nullish(rowsOf(BigWin, 'jackpotList'), []),
      newYearList: v.nullish(rowsOf(NewYearWin, 'newYearList'), []),
    }),
  },
  startGame: {
    path: '/app/v1/startGame',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // The server finds the visit by its key, and makes the game's address anew.
    request: v.object({ gameId: Id }),
    /** The address carries a launch token of its own, good once and for a minute; the session's token never leaves. */
    answer: v.object({
      url: v.pipe(v.string(), v.minLength(1)),
      sessionId: Text,
      realityCheckMinutes: v.nullish(v.picklist(REALITY_CHECKS), 60),
      /** The game tells the page around it that it is there; of one that does not, silence means nothing. */
      speaks: v.optional(Flag, 0),
    }),
    refusals: {
      [GAME.notFound]: 'game.notFound',
      [GAME.maintenance]: 'game.maintenance',
      [GAME.dailyLimit]: 'game.dailyLimit',
      [GAME.weeklyLimit]: 'game.weeklyLimit',
      [GAME.monthlyLimit]: 'game.monthlyLimit',
      [GAME.selfExcluded]: 'game.selfExcluded',
      [GAME.needsKyc]: 'game.needsKyc',
      [GAME.providerDown]: 'game.providerDown',
      [GAME.onBreak]: 'game.onBreak',
      [GAME.lossLimit]: 'game.lossLimit',
    },
  },
  /** Ours: the visit to a game that is open, or the last one; without any, an empty one. */
  playState: {
    path: '/app/v1/playState',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'network' },
    request: Nothing,
    answer: PlayState,
  },
  /** Ours. */
  setRealityCheck: {
    path: '/app/v1/setRealityCheck',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ minutes: oneOf(...REALITY_CHECKS) }),
    answer: v.object({}),
  },
  /** Ours: no game opens until it is over, and nobody can shorten it. */
  takeBreak: {
    path: '/app/v1/takeBreak',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ minutes: oneOf(...BREAKS, ...TIME_OUTS) }),
    answer: v.object({ until: Moment }),
  },
  /** Answers well when no game is open, so it may be sent on every way out. */
  exitGame: {
    path: '/app/v1/exitGame',
    access: 'public',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'not-for-guests',
    request: Nothing,
    answer: v.object({}),
  },
  /** Says what is wanted rather than "toggle", so sending it twice changes nothing. */
  gameLike: {
    path: '/app/v1/gameLike',
    access: 'player',
    effect: 'change',
    mayWait: true,
    policy: { kind: 'sync' },
    request: v.object({
      id: Id,
      like: Switch,
      /** Ours: the keys of earlier wishes that were sent and never answered. Should one still arrive, it is too late. */
      replaces: v.optional(v.pipe(v.array(IntentKey), v.maxLength(MOST_REPLACED_WISHES)), []),
    }),
    answer: v.object({ gameLikes: v.nullish(mapOf(Flag, 'gameLikes')) }),
    refusals: { [GAME.notFound]: 'game.notFound', [GAME.likeRefused]: 'game.likeRefused' },
  },
  /** The weekend lottery. A guest sees it without tickets; with a session it knows the player. */
  getBonusTickers: {
    path: '/app/v1/getBonusTickers',
    access: 'anyone',
    knowsPlayer: true,
    effect: 'read',
    mayWait: true,
    policy: { kind: 'cache', freshMs: 60_000 },
    request: Nothing,
    answer: v.object({
      ...Period,
      drawTime: Moment,
      /** What the server's clock says, so that a phone whose clock is wrong counts rightly. */
      serverTime: Moment,
      ticketCount: Whole,
      ticketList: listOf(Ticket, 'ticketList'),
      /** Bets of this week, and what earns one ticket. */
      bet: Money,
      betPerTicket: Money,
      /** The most that one player has in a week; 0 where there is no most. */
      mostTickets: Whole,
      prizeList: listOf(Prize, 'prizeList'),
      winnerList: listOf(Winner, 'winnerList'),
      /** Ours: what the player won in the last draw. */
      ownRewardList: listOf(Reward, 'ownRewardList'),
      totalTickets: Whole,
      /** Ours: the SHA-256 of the numbers that this week is drawn by, and the numbers of the last draw. */
      seedHash: Text,
      lastSeed: Text,
    }),
  },
});
