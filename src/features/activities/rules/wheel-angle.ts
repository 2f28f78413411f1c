/** How far a wheel has been turned, in degrees, when a prize stands under the pointer at its top. */
const TURNS = 5;
const ROUND = 360;

/** The first field stands at the top. Each turn goes on forward from the one before. */
export const stopAngle = ({ at, of, times }: { at: number; of: number; times: number }): number =>
  times * TURNS * ROUND - (at * ROUND) / Math.max(1, of);
