/** Which language the player reads. A fact of the device: a guest reads before they sign in. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { onDeviceChange, readDevice, writeDevice } from './device.ts';

export const LANGUAGES = ['en-PH', 'fil-PH'] as const;
export type Language = (typeof LANGUAGES)[number];

const chosen = signal<Language>(read());

export const language: ReadonlySignal<Language> = chosen;

export function chooseLanguage(next: Language): void {
  writeDevice('language', next);
  chosen.value = next;
}

onDeviceChange('language', () => {
  chosen.value = read();
});

function read(): Language {
  const written = readDevice('language');
  return LANGUAGES.find((known) => known === written) ?? 'en-PH';
}
