/**
 * Favorites. A tap is written to the player's store, which is the visible change as well, and sent from there; what
 * the server last told of the player is the other half, and the player's own wish wins over it.
 */
import { computed, effect } from '@preact/signals-react';
import { log } from '#shared/log.ts';
import { isWaiting } from '#store/favorite-wish.ts';
import { favoritesWith, favoritesOf } from '#store/game-data.ts';
import { isReachable } from '../call/connection.ts';
import { favoriteRows, keepWish, player } from '../player/session.ts';
import { writeVisit } from '../device/visit.ts';

const confirmedFavorites = computed(() => favoritesOf(player.value?.user));

/** The games the player likes, the latest wish first. */
export const favoriteGames = computed((): ReadonlySet<number> => favoritesWith(player.value?.user, favoriteRows.value));

/** The games whose heart the server has not heard of yet. */
export const waitingGames = computed(
  (): ReadonlySet<number> => new Set(favoriteRows.value.filter(isWaiting).map((row) => row.gameId)),
);

/** How many changes wait to be sent. */
export const waitingFavoriteCount = computed(() => waitingGames.value.size);

export function toggleFavorite(gameId: number): void {
  const wanted = !favoriteGames.value.has(gameId);
  keepWish({ gameId, wanted, isFavorite: confirmedFavorites.value.has(gameId), atMs: Date.now() })
    .then(send)
    .catch((error: unknown) => log.info('a favorite is not kept', { why: String(error) }));
}

/** For a guest, who is led to sign-in; what waits there is in guest-favorite.ts. */
export const favorAsGuest = (gameId: number): void => writeVisit('guestHeart', { gameId, atMs: Date.now() });

async function send(): Promise<void> {
  const { favoriteSender } = await import('./send-favorites.ts');
  favoriteSender.sendSoon();
}

// Whatever still waits is sent once the server can be reached, at the start of a visit as well.
effect(() => {
  if (waitingFavoriteCount.value > 0 && isReachable.value) void send();
});
