/** The limits a player keeps to. What moves money reads them in its own transaction: `play/limits.ts` and `deposits/deposit-limit.ts`. */
import type { Kysely } from 'kysely';
import { type care, type CareState, LIMIT_KINDS } from '#contract/care.ts';
import type { Handler } from '../call/handler.ts';
import { readPlaySetting, realityCheckOf } from '../play/breaks.ts';
import { isAnyReached, reachedBy, readLimits, setLimits } from '../play/limits.ts';
import { lockPlayer } from '../sql/queries/players.ts';
import type { Tables } from '../sql/tables.ts';
import { COLUMNS } from './limit-columns.ts';
import { forgetRaise, noteRaise, readRaises, readyAt } from './raises.ts';

type State = { [Field in keyof CareState]: CareState[Field] };

export const getCare: Handler<typeof care.getCare> = async ({ player, db, now }) => ({
  ok: true,
  value: await readCare(db, player.id, now),
});

/** Lower at once; higher when the same wish comes again after a day. */
export const setLimit: Handler<typeof care.setLimit> = async ({ input: { kind, amount }, player, db, now }) => {
  const playerId = player.id;
  // Of two wishes at once, the second one has to know what the first one has set.
  await lockPlayer(db, playerId);
  const current = (await readLimits(db, playerId))?.[COLUMNS[kind]] ?? null;
  const asked = (await readRaises(db, playerId, now)).find((raise) => raise.kind === kind);
  const isSame = amount === current;
  const isLower = amount !== null && (current === null || amount < current);
  const isAskedBefore = asked !== undefined && asked.amount === amount;
  if (isSame || isLower || (isAskedBefore && readyAt(asked) <= now.getTime())) {
    await setLimits(db, playerId, { [COLUMNS[kind]]: amount });
    await forgetRaise(db, { playerId, kind });
  } else if (!isAskedBefore) {
    await noteRaise(db, { playerId, kind, amount, now });
  }
  return { ok: true, value: { state: await readCare(db, playerId, now) } };
};

async function readCare(db: Kysely<Tables>, playerId: number, now: Date): Promise<State> {
  const limits = await readLimits(db, playerId);
  const raises = new Map((await readRaises(db, playerId, now)).map((raise) => [raise.kind, raise]));
  const setting = await readPlaySetting(db, playerId);
  const until = setting?.break_until?.getTime() ?? 0;
  return {
    limitList: LIMIT_KINDS.map((kind) => {
      const raise = raises.get(kind);
      return {
        kind,
        amount: limits?.[COLUMNS[kind]] ?? null,
        raise: raise ? { amount: raise.amount, from: readyAt(raise) } : null,
      };
    }),
    isAtLimit: isAnyReached(await reachedBy(db, limits, { playerId, now })),
    breakUntil: until > now.getTime() ? until : 0,
    realityCheckMinutes: realityCheckOf(setting),
  };
}
