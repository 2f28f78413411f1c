/** What the player has played, as the server tells of it and, at once, as it was opened on this device. */
import { computed } from '@preact/signals-react';
import { historyOf } from '#store/game-data.ts';
import { inPlayerStore, player } from '../player/session.ts';

/** The ids of played games, the latest first; a game that was played twice stands at its latest place. */
export const playHistory = computed((): readonly number[] => historyOf(player.value?.user));

/** Called when a game opens, so that it stands first in the history without waiting for the server's word. */
export async function noteGameStarted(gameId: number): Promise<void> {
  await inPlayerStore((store) => store.noteStart(gameId));
}
