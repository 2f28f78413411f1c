/** Which address asked for sign-in. The rule says that sign-in leads home, so home offers the way on. */
import { signal } from '@preact/signals-react';
import { readVisit, removeVisit, writeVisit } from '../device/visit.ts';

const asked = signal(readVisit('returnTo'));

/** The way on for this player: what a guest has asked for, or the player themselves before their session ended. */
export function returnFor(player: string): string | undefined {
  const { address, of } = asked.value ?? {};
  return of === undefined || of === player ? address : undefined;
}

export function rememberReturn(address: string, of: string | undefined): void {
  asked.value = { address, ...(of !== undefined && { of }) };
  writeVisit('returnTo', asked.value);
}

export function forgetReturn(): void {
  asked.value = undefined;
  removeVisit('returnTo');
}
