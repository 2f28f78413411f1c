/** The heart that a guest has tapped. Sign-in stands between the tap and the heart, and takes nothing from it. */
import { effect, untracked } from '@preact/signals-react';
import { likedGames, toggleLike } from './favorites.ts';
import { player } from '../player/session.ts';
import { readVisit, removeVisit } from '../device/visit.ts';

/** A player who signs in later than this may be another person than the guest. */
const WAITS_MS = 10 * 60_000;

export const hasGuestHeart = (): boolean => readGuestHeart() !== undefined;

/** For as long as the page lives. */
export function keepGuestHeart(): void {
  effect(() => {
    if (player.value) untracked(giveHeart);
  });
}

function giveHeart(): void {
  const gameId = readGuestHeart();
  removeVisit('guestHeart');
  if (gameId !== undefined && !likedGames.value.has(gameId)) toggleLike(gameId);
}

function readGuestHeart(): number | undefined {
  const heart = readVisit('guestHeart');
  return heart && Date.now() - heart.atMs < WAITS_MS ? heart.gameId : undefined;
}
