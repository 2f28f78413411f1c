import { computed } from '@preact/signals-react';
import { markOf } from '#shared/mark-of.ts';
import { readDevice } from '../device/device.ts';
import { isSignedIn, player } from './session.ts';

/** The mark of the player, the same in all their sessions; empty for a guest, and until it is known who it is. */
export const owner = computed(() => {
  if (!isSignedIn.value) return '';
  // A row that was damaged on the device may lack its player.
  const id = (player.value?.user as { id?: number } | undefined)?.id;
  return id === undefined ? (readDevice('owner') ?? '') : markOf(String(id));
});
