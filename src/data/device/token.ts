/**
 * In whose name this tab asks. Another tab may have logged in the next player already, and its word is still on its way here: until
 * it comes, what this tab holds is not theirs, and goes out under the token of whose it is.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { readDevice } from './device.ts';

/** What every tab of the device reads; empty for a guest. */
export const storedToken = (): string => readDevice('ACCESS_TOKEN') ?? '';

const ours = signal(storedToken());

/** This tab's. */
export const token: ReadonlySignal<string> = ours;

/** Says whose this tab is now. */
export const setToken = (next: string): void => void (ours.value = next);

/** Whether the device still knows the player whose token it is. */
export const isStillOf = (ofToken: string): boolean => ofToken === storedToken();
