/** Playing: into a game, out of it, the favourite, and the weekend's tickets. The game list comes with the config. */
import * as v from 'valibot';
import { listOf, mapOf, Moment, Money, Text, Whole } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Period, Prize, Winner } from './entities/activity.ts';
import { Flag } from './entities/game.ts';
import { GAME } from './errcodes.ts';
import { Id, Nothing, Switch } from './request-fields.ts';

const Ticket = v.object({ number: Text, time: Moment, won: Flag });

export const games = defineCalls({
  startGame: {
    path: '/app/v1/startGame',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ gameId: Id }),
    /** The address carries a launch token of its own, good once and for a minute; the session's token never leaves. */
    answer: v.object({ url: v.pipe(v.string(), v.minLength(1)), roundId: Text }),
    refusals: {
      [GAME.notFound]: 'game.notFound',
      [GAME.maintenance]: 'game.maintenance',
      [GAME.dailyLimit]: 'game.dailyLimit',
      [GAME.weeklyLimit]: 'game.weeklyLimit',
      [GAME.monthlyLimit]: 'game.monthlyLimit',
      [GAME.selfExcluded]: 'game.selfExcluded',
      [GAME.needsKyc]: 'game.needsKyc',
      [GAME.providerDown]: 'game.providerDown',
    },
  },
  /** Answers well when no game is open, so it may be sent on every way out. */
  exitGame: {
    path: '/app/v1/exitGame',
    access: 'public',
    effect: 'change',
    policy: { kind: 'network' },
    request: Nothing,
    answer: v.object({}),
  },
  /** Says what is wanted rather than "toggle", so sending it twice changes nothing. */
  gameLike: {
    path: '/app/v1/gameLike',
    access: 'player',
    effect: 'change',
    policy: { kind: 'sync' },
    request: v.object({ id: Id, like: Switch }),
    answer: v.object({ gameLikes: v.nullish(mapOf(Flag, 'gameLikes')) }),
    refusals: { [GAME.notFound]: 'game.notFound', [GAME.likeRefused]: 'game.likeRefused' },
  },
  /** The weekend lottery. A guest sees it without tickets; with a session it knows the player. */
  getBonusTickers: {
    path: '/app/v1/getBonusTickers',
    access: 'anyone',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 60_000 },
    request: Nothing,
    answer: v.object({
      ...Period,
      drawTime: Moment,
      ticketCount: Whole,
      ticketList: listOf(Ticket, 'ticketList'),
      /** Bets of this week, and what earns one ticket. */
      bet: Money,
      betPerTicket: Money,
      prizeList: listOf(Prize, 'prizeList'),
      winnerList: listOf(Winner, 'winnerList'),
      totalTickets: Whole,
    }),
  },
});
