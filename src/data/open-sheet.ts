/** Which sheets lie open over the screen: the menu, search, help, the terms, the details of a game, and a deposit. */
import { computed, signal } from '@preact/signals-react';
import type { Reward } from '#contract/entities/reward.ts';
import { onPlayerChange } from './player/session.ts';

/** A package, a card or a pack that a deposit of its price buys. */
export interface Buying {
  actType: number;
  propId: number;
  /** In hundredths. */
  price: number;
  /** What a player gets for it. */
  holds: string;
  /** Where it comes with the deposit: what it is called, and what is in it. */
  pack?: { title: string; rewardList: readonly Reward[] };
}

function makeSheet<Shown>() {
  const shown = signal<Shown | undefined>(undefined);
  const close = (): void => void (shown.value = undefined);
  // What one player has opened does not open by itself for the next.
  onPlayerChange(close);
  return { shown: computed(() => shown.value), open: (what: Shown): void => void (shown.value = what), close };
}

export const menuSheet = makeSheet<true>();
/** A guest has no screen of its own for search. */
export const searchSheet = makeSheet<true>();
export const serviceSheet = makeSheet<true>();
/** Over a half-filled form, which keeps everything. */
export const termsSheet = makeSheet<true>();
/** By the id of the game. */
export const gameSheet = makeSheet<number>();
/** Over a game, which waits, or over the promotion that sells something. */
export const depositSheet = makeSheet<{ buys?: Buying }>();
