/** What has happened to a player's money, by the page and newest first. Kept, so that it can be read offline. */
import * as v from 'valibot';
import { Money } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Bet, CoinMovement, ExchangeOrder, RechargeOrder } from './entities/order.ts';
import { pageOf, SpanPaging } from './paging.ts';
import { Id } from './request-fields.ts';

export const records = defineCalls({
  getRechargeRecord: {
    path: '/app/v1/getRechargeRecord',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 10_000 },
    request: v.object(SpanPaging),
    answer: v.object(pageOf(RechargeOrder, 'rechargeOrders')),
  },
  getExchangeOrder: {
    path: '/app/v1/getExchangeOrder',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 10_000 },
    request: v.object(SpanPaging),
    answer: v.object(pageOf(ExchangeOrder, 'exchangeOrders')),
  },
  /** `moneyIn` and `moneyOut` are the sums over the whole list, and not over the page. */
  appUserCoinDetail: {
    path: '/app/v1/appUserCoinDetail',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 10_000 },
    request: v.object({ ...SpanPaging, kind: v.optional(Id) }),
    answer: v.object({ ...pageOf(CoinMovement, 'coinMovements'), moneyIn: Money, moneyOut: Money }),
  },
  /** `bet` and `win` are the sums over the whole span, not over the page. */
  betRecord: {
    path: '/app/v1/betRecord',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 10_000 },
    request: v.object({ ...SpanPaging, gameId: v.optional(Id) }),
    answer: v.object({ ...pageOf(Bet, 'bets'), bet: Money, win: Money }),
  },
});
