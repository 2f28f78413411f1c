/** What has happened to a player's money, by the page and newest first. Kept, so that it can be read offline. */
import * as v from 'valibot';
import { listOf, Money, Text, Whole } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Bet, CoinMovement, ExchangeOrder, RechargeOrder } from './entities/order.ts';
import { pageOfMoney, SpanPaging } from './paging.ts';
import { Id } from './request-fields.ts';

/** What one game has cost and brought. */
const GameSums = v.object({ id: v.number(), gameName: Text, bet: Money, win: Money });

export const records = defineCalls(
  {
    getRechargeRecord: {
      path: '/app/v1/getRechargeRecord',
      access: 'player',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 10_000 },
      request: v.object(SpanPaging),
      answer: v.object(pageOfMoney(RechargeOrder, 'rechargeOrders')),
    },
    getExchangeOrder: {
      path: '/app/v1/getExchangeOrder',
      access: 'player',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 10_000 },
      request: v.object(SpanPaging),
      answer: v.object(pageOfMoney(ExchangeOrder, 'exchangeOrders')),
    },
    /** `betId` narrows it to what one round of a game has moved. */
    appUserCoinDetail: {
      path: '/app/v1/appUserCoinDetail',
      access: 'player',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 10_000 },
      request: v.object({ ...SpanPaging, kind: v.optional(Id), betId: v.optional(Id) }),
      answer: v.object(pageOfMoney(CoinMovement, 'coinMovements')),
    },
    /** `bet` and `win` are the sums over the whole span, as `moneyOut` and `moneyIn` are. */
    betRecord: {
      path: '/app/v1/betRecord',
      access: 'player',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 10_000 },
      request: v.object({ ...SpanPaging, gameId: v.optional(Id) }),
      answer: v.object({ ...pageOfMoney(Bet, 'bets'), bet: Money, win: Money }),
    },
    /** Ours: the game that cost most comes first. The list has at most 50 games; `games`, `bet` and `win` are of all. */
    betsByGame: {
      path: '/app/v1/betsByGame',
      isOurs: true,
      access: 'player',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 10_000 },
      request: v.object({ lastDays: SpanPaging.lastDays }),
      answer: v.object({ list: listOf(GameSums, 'gameSums'), games: Whole, bet: Money, win: Money }),
    },
  },
  { mayWait: true },
);
