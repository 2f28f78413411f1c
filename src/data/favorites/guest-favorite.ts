/** The heart that a guest has tapped. Sign-in stands between the tap and the heart, and takes nothing from it. */
import { effect, untracked } from '@preact/signals-react';
import { MINUTE_MS } from '#shared/durations.ts';
import { favoriteGames, toggleFavorite } from './favorites.ts';
import { player } from '../player/session.ts';
import { readVisit, removeVisit } from '../device/visit.ts';

/** A player who signs in later than this may be another person than the guest. */
const WAITS_MS = 10 * MINUTE_MS;

export const hasGuestFavorite = (): boolean => readGuestFavorite() !== undefined;

/** For as long as the page lives. */
export function giveGuestFavorite(): void {
  effect(() => {
    if (player.value) untracked(give);
  });
}

function give(): void {
  const gameId = readGuestFavorite();
  removeVisit('guestHeart');
  if (gameId !== undefined && !favoriteGames.value.has(gameId)) toggleFavorite(gameId);
}

function readGuestFavorite(): number | undefined {
  const heart = readVisit('guestHeart');
  return heart && Date.now() - heart.atMs < WAITS_MS ? heart.gameId : undefined;
}
