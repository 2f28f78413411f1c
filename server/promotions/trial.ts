/** How a player comes to what a promotion gives, as data. The sandbox brings a tester there by it, and tests claim by it. */
import { ITEM_STATUS } from '#contract/reward-enums.ts';

/** What a player does, or what happens to them; `server/sandbox/bring.ts` does it. */
export type Deed =
  | { deposits: number; buys?: { actType: number; propId: number } }
  | { bets: number }
  | { hasLeft: number }
  | { claims: string; input: object }
  | 'links a phone'
  | 'brings a friend'
  | 'has a friend who bets'
  | 'comes on a workday'
  | 'sees the draw';

/** A claim, and what it is asked with: of a state it may take what can be received there. What it gives is coin, unless it says `points`. */
export type TrialClaim = readonly [name: string, input: object | ((shown: object) => object), gives?: 'points'];

/** After `does` the reward can be received. A promotion without `claims` gives its reward by itself, in the course of `gives`. */
export interface Trial {
  does?: readonly Deed[];
  claims?: readonly TrialClaim[];
  gives?: readonly Deed[];
}

/** The first day, task or gift of a state that can be received. */
export const firstReady =
  (list: string, more: object = {}) =>
  (shown: object): object => {
    const all = Reflect.get(shown, list) as unknown;
    const rows = (typeof all === 'string' ? JSON.parse(all) : all) as {
      propId?: number;
      id?: number;
      itemStatus: number;
    }[];
    const found = rows.find(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable);
    return { propId: found?.propId ?? found?.id ?? 1, ...more };
  };

/** The award that a state tells of: which one it is depends on what the player has done before. */
export const awardOf =
  (state: string) =>
  (shown: object): object => ({ propId: (Reflect.get(shown, state) as { awardId: number } | null)?.awardId ?? 1 });
