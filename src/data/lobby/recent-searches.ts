/** What was searched for lately: beside the player, who takes it along at sign-out, or in the visit of a guest. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { inPlayerStore, isSignedIn, onPlayerChange } from '../player/session.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

const MOST = 8;

const searches = signal<readonly string[]>([]);

export const recentSearches: ReadonlySignal<readonly string[]> = searches;

onPlayerChange(() => {
  searches.value = [];
});

export async function readRecentSearches(): Promise<void> {
  const kept = isSignedIn.value ? inPlayerStore((store) => store.fact('searches')) : readVisit('searches');
  searches.value = (await kept) ?? [];
}

export function noteSearch(typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  const others = searches.value.filter((earlier) => earlier.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(next: string[]): void {
  searches.value = next;
  if (isSignedIn.value) void inPlayerStore((store) => store.keepFact('searches', next));
  else writeVisit('searches', next);
}
