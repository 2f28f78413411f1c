/** Which wins roll by on the lobby, and under which name. */
import * as v from 'valibot';
import { maskPhone } from '#shared/mask-phone.ts';

/** Both must hold: a large sum that was staked is no luck, and many times of nothing is no sum. */
const BigWinRule = v.object({
  leastAmount: v.optional(v.number(), 1_000_00),
  leastTimes: v.optional(v.number(), 20),
});
export type BigWinRule = v.InferOutput<typeof BigWinRule>;

/** The operator may set another one as `bigWin`. */
export const readBigWinRule = (setting: unknown): BigWinRule =>
  v.parse(v.fallback(BigWinRule, v.parse(BigWinRule, {})), setting ?? {});

export const isBigWin = (round: { bet: number; win: number }, { leastAmount, leastTimes }: BigWinRule): boolean =>
  round.win >= leastAmount && round.win >= round.bet * leastTimes;

/** Enough for the winner to know it. A winner without a phone is known by the ends of their name. */
export function maskWinner({ mobile, nickname }: { mobile: string | null; nickname: string }): string {
  if (mobile !== null) return `0${maskPhone(mobile)}`;
  // By whole letters: some are two halves.
  const letters = Array.from(nickname);
  return `${letters.at(0) ?? ''}****${letters.at(-1) ?? ''}`;
}
