/**
 * Favorites. A tap is written to the player's store, which is the visible change as well, and sent from there; what
 * the server last told of the player is the other half, and the player's own wish wins over it.
 */
import { computed, effect, signal } from '@preact/signals-react';
import { log } from '#shared/log.ts';
import { isWaiting, type Wish, wish } from '#store/favorite-wish.ts';
import { favoritesWith, favoritesOf } from '#store/game-data.ts';
import type { FavoriteRow } from '#store/player-schema.ts';
import { isReachable } from '../call/connection.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { writeVisit } from '../device/visit.ts';
import { readLeft } from '../player/left.ts';
import { inPlayerStore, keptWishes, onPlayerChange, player, playerStore } from '../player/session.ts';

/** Taps that the store has not written yet: it is still opening, or another page holds its tables. */
const unkept = signal<readonly FavoriteRow[]>([]);
onPlayerChange(() => void (unkept.value = []));

/** What the player has wished for with a heart on this device. */
export const favoriteRows = computed(() => withLater(keptWishes.value, unkept.value));

/** Of each game the later row. */
const withLater = (rows: readonly FavoriteRow[], later: readonly FavoriteRow[]): FavoriteRow[] => [
  ...rows.filter((row) => !later.some(({ gameId }) => gameId === row.gameId)),
  ...later,
];

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
  keep({ gameId, wanted, isFavorite: confirmedFavorites.value.has(gameId), atMs: Date.now() })
    .then(send)
    .catch(noteWaits);
}

/** A page may be closed before the store is open, so a tap lies beside it until it is in there. */
async function keep(asked: Wish): Promise<void> {
  const { gameId } = asked;
  const row = wish(
    favoriteRows.value.find((one) => one.gameId === gameId),
    asked,
  );
  noteUnkept(withLater(unkept.value, [row]));
  await inPlayerStore((store) => store.wishFavorite(asked));
}

function noteUnkept(rows: FavoriteRow[]): void {
  unkept.value = rows;
  const of = readDevice('owner');
  const left = readLeft();
  const others = left?.of === of ? left : undefined;
  // Another tab's lie there as well, until the store has them.
  const theirs = others?.rows.filter((row) => !isInStore(row)) ?? [];
  // The rest of what an earlier page has left lies there until the store is open, and takes it.
  const rest = playerStore.peek() ? undefined : others;
  writeDevice('leftLikes', JSON.stringify({ ...rest, of, atMs: Date.now(), rows: withLater(theirs, rows) }));
}

const isInStore = ({ gameId, changedAt }: FavoriteRow): boolean =>
  keptWishes.peek().some((one) => one.gameId === gameId && one.changedAt >= changedAt);

effect(() => {
  const kept = keptWishes.value;
  const rows = unkept
    .peek()
    .filter((row) => !kept.some((one) => one.gameId === row.gameId && one.changedAt === row.changedAt));
  if (rows.length < unkept.peek().length) noteUnkept(rows);
});

/** For a guest, who is led to sign-in; what waits there is in guest-favorite.ts. */
export const favorAsGuest = (gameId: number): void => writeVisit('guestHeart', { gameId, atMs: Date.now() });

const noteWaits = (error: unknown): void => log.info('a favorite is not kept or not sent', { why: String(error) });

async function send(): Promise<void> {
  const { favoriteSender } = await import('./send-favorites.ts');
  favoriteSender.sendSoon();
}

// Whatever still waits is sent once the server can be reached, at the start of a visit as well.
effect(() => {
  if (waitingFavoriteCount.value > 0 && isReachable.value) send().catch(noteWaits);
});
