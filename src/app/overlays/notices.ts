/** Which notices the player has answered: the one about age for good on this device, the others for this run of the app. */
import { computed, signal } from '@preact/signals-react';
import { onDeviceChange, readDevice, writeDevice } from '#data/device/device.ts';
import { player } from '#data/player/session.ts';

const accepted = signal(readDevice('agePopup') !== undefined);

/** It goes one way. */
export const isAgeAccepted = computed(() => accepted.value);

export function acceptAge(): void {
  writeDevice('agePopup', '1');
  accepted.value = true;
}

onDeviceChange('agePopup', () => {
  accepted.value = readDevice('agePopup') !== undefined;
});

const noticeClosed = signal(false);
const updateClosedBy = signal<number | undefined>(undefined);

/** One notice is enough for one run. */
export const isNoticeClosed = computed(() => noticeClosed.value);

export function closeNotice(): void {
  noticeClosed.value = true;
}

/** The next player is shown it again. */
export const isUpdateClosed = computed(() => updateClosedBy.value === player.value?.user.id);

export function closeUpdate(): void {
  updateClosedBy.value = player.value?.user.id;
}
