/** Whether the player has accepted the age notice on this device. It goes one way. */
import { computed, signal } from '@preact/signals-react';
import { onDeviceChange, readDevice, writeDevice } from './device/device.ts';

const accepted = signal(readDevice('agePopup') !== undefined);

export const isAgeAccepted = computed(() => accepted.value);

export function acceptAge(): void {
  writeDevice('agePopup', '1');
  accepted.value = true;
}

onDeviceChange('agePopup', () => {
  accepted.value = readDevice('agePopup') !== undefined;
});
