/** Which address asked for sign-in. The rule says that sign-in leads home, so home offers the way on. */
import { signal } from '@preact/signals-react';
import { readVisit, removeVisit, writeVisit } from './visit.ts';

const asked = signal(readVisit('returnTo'));

export const returnTo = asked;

export function rememberReturn(address: string): void {
  asked.value = address;
  writeVisit('returnTo', address);
}

export function forgetReturn(): void {
  asked.value = undefined;
  removeVisit('returnTo');
}
