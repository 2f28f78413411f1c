/** What a guest may ask before anything else: the configuration with the game list, and the lobby's tickers. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { defineCalls } from './define.ts';
import { Config } from './entities/config.ts';
import { rowsOf } from './rows-of.ts';

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

export const config = defineCalls({
  appConfig: {
    path: '/app/v1/anonymous/appConfig',
    access: 'anyone',
    effect: 'read',
    policy: { kind: 'config' },
    request: v.object({ gameListVersion: v.optional(v.pipe(v.string(), v.maxLength(64)), '') }),
    answer: Config,
  },
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
});
