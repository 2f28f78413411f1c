/**
 * Whose this tab is, and whose screens an entry of its history has shown. Back leads over the entries of everybody who
 * used this tab, and what one player has opened must not open for the next.
 */
import { computed, signal } from '@preact/signals-react';
import { markOf } from '#shared/mark-of.ts';
import { onAddressMove } from '../app/address-moves.ts';
import { readDevice } from '../device/device.ts';
import { isSignedIn, player } from './session.ts';

const OWNER = 'owner';

/** The mark of the player, the same in all their sessions; empty for a guest, and until it is known who it is. */
export const owner = computed(() => {
  if (!isSignedIn.value) return '';
  // A row that was damaged on the device may lack its player.
  const id = (player.value?.user as { id?: number } | undefined)?.id;
  return id === undefined ? (readDevice('owner') ?? '') : markOf(String(id));
});

/** The router draws the app anew for another path, and from one game to another the path stays. */
const moves = signal(0);

/** Undefined for an entry that was only ever a guest's. Asked while drawing, it is asked again after every move. */
export function entryOwner(): string | undefined {
  void moves.value;
  const of = (history.state as Record<string, unknown> | null)?.[OWNER];
  return typeof of === 'string' ? of : undefined;
}

/** The entry was another player's. */
export const isOthersEntry = (): boolean => ![undefined, owner.value].includes(entryOwner());

/** Marks every entry that a player comes to, as soon as it is known who that is; a guest marks none. */
export function markEntries(): void {
  owner.subscribe(markEntry);
  onAddressMove(() => {
    moves.value += 1;
    markEntry();
  });
}

/** What an entry of this player's holds beside `state`. */
export const withOwner = (state: object | null = null): object | null =>
  owner.peek() === '' ? state : { ...state, [OWNER]: owner.peek() };

function markEntry(): void {
  if (owner.peek() === '' || entryOwner() !== undefined) return;
  history.replaceState(withOwner(history.state), '');
}
