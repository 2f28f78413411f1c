import * as v from 'valibot';

/** A 0 or 1 on the wire; some servers say true, false or null. */
export const Flag = v.pipe(
  v.nullish(v.union([v.number(), v.boolean()]), 0),
  v.transform((raw) => (Number(raw) === 0 ? 0 : 1)),
);

export const Sort = v.nullish(v.number(), 0);

/** What the bundled games are played as. */
const GAME_KINDS = ['slot', 'color', 'poker'] as const;

/** A sum or a share that a game can do without: what is no whole number reads as not known. */
const Figure = v.fallback(v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);

/** Whether it is shown, playable, hot or new is decided in one place: game-rules.ts. */
export const Game = v.object({
  id: v.number(),
  name: v.string(),
  typeId: v.number(),
  brandId: v.number(),
  maintain: Flag,
  params: v.nullish(v.object({ brandMaintain: Flag }), { brandMaintain: 0 }),
  hot: Flag,
  hotSort: Sort,
  showType: Sort,
  sort: Sort,
  recent: Flag,
  version: v.nullish(v.union([v.string(), v.number()]), ''),
  /** What one round may cost, and what it pays back in the long run in hundredths of a percent; where it is known. */
  minBet: Figure,
  maxBet: Figure,
  rtpBp: Figure,
  /** What opens, which name and type may not tell. */
  kind: v.fallback(v.nullish(v.picklist(GAME_KINDS)), undefined),
});
export type Game = v.InferOutput<typeof Game>;

export const GameType = v.object({
  id: v.number(),
  name: v.nullish(v.string(), ''),
  status: Flag,
  sort: Sort,
});
export type GameType = v.InferOutput<typeof GameType>;

export const Brand = v.object({
  id: v.number(),
  name: v.nullish(v.string(), ''),
  status: Flag,
  sort: Sort,
  icon3: v.nullish(v.string(), ''),
});
export type Brand = v.InferOutput<typeof Brand>;
