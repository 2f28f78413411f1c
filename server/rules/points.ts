/** What bets earn in points, and what points buy. Points are counted in hundredths, as money is. */
import * as v from 'valibot';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000));

const Offer = v.object({
  id: Count,
  /** What it costs, in points, and what it gives, in coin. */
  points: v.pipe(Count, v.minValue(1)),
  coin: v.pipe(Count, v.minValue(1)),
  /** How often the coin is to be bet before it may be withdrawn. */
  betRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 1),
  /** How often a player may take it in a day of Manila. */
  aDay: v.optional(Count, 5),
});
export type Offer = v.InferOutput<typeof Offer>;

const OFFERS: Offer[] = [
  { id: 1, points: 100_00, coin: 10_00, betRate: 1, aDay: 5 },
  { id: 2, points: 450_00, coin: 50_00, betRate: 1, aDay: 2 },
  { id: 3, points: 800_00, coin: 100_00, betRate: 1, aDay: 1 },
];

const PointsRule = v.object({
  /** A point for each hundred pesos; never so many that a balance of points could grow beyond exact numbers. */
  perHundredPesos: v.optional(v.pipe(Count, v.maxValue(1_000_00)), 1_00),
  offers: v.optional(v.array(Offer), OFFERS),
});
export type PointsRule = v.InferOutput<typeof PointsRule>;

const NOTHING: PointsRule = { perHundredPesos: 0, offers: [] };

/** The operator may set other figures as `points`; what is set wrongly earns nothing and buys nothing. */
export const readPointsRule = (setting: unknown): PointsRule => v.parse(v.fallback(PointsRule, NOTHING), setting ?? {});

const HUNDRED_PESOS = 100_00;

/** Rounded down, so that nothing is earned by cutting a bet into pieces. */
export const pointsFor = (bet: number, { perHundredPesos }: PointsRule): number =>
  Number((BigInt(bet) * BigInt(perHundredPesos)) / BigInt(HUNDRED_PESOS));
