/** What waits to be looked at: unread mail, and whatever the account has for the player. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useLateReading } from '../ask/use-late-answer.ts';
import { isSignedIn } from '../player/session.ts';

export interface RedDots {
  mail: boolean;
  member: boolean;
  /** Customer service has answered. */
  tickets: boolean;
  /** The reward of a task can be received. */
  tasks: boolean;
  /** A day of the sign-up bonus can be received. */
  signUpBonus: boolean;
  /** How many letters of each kind are unread. */
  unread: readonly [system: number, reward: number, notice: number];
}

export type DotsReading = NonNullable<ReturnType<typeof useLateReading<'redDots'>>>;

/** How dots are counted, which is loaded with the question (`count-dots.ts`). */
type Count = (reading: DotsReading) => RedDots;
const count = signal<Count | undefined>(undefined);
export const countDots: ReadonlySignal<Count | undefined> = count;

export function countDotsBy(way: Count): void {
  count.value = way;
}

const NOTHING: RedDots = {
  mail: false,
  member: false,
  tickets: false,
  tasks: false,
  signUpBonus: false,
  unread: [0, 0, 0],
};

export function useRedDots(): RedDots {
  useSignals();
  const reading = useLateReading('redDots', isSignedIn.value);
  return (reading && countDots.value?.(reading)) ?? NOTHING;
}
