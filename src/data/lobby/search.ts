/**
 * Search over the whole list of this device, on line or not. The worker finds; the page draws what it is told. What was
 * searched for lately is kept beside the player, who takes it along at sign-out, or in the visit of a guest.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer, SearchAsk, SearchSource } from '#workers/search/searchable.ts';
import { log } from '#shared/log.ts';
import { PUBLIC_DATABASE } from '#store/layout.ts';
import { openKeptStore } from './kept.ts';
import { lobbyKeeper } from './lobby.ts';
import { currentStore, watch } from './stored.ts';
import { getWorkshop } from '../app/worker.ts';
import { inPlayerStore, isSignedIn, onPlayerChange } from '../player/session.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

export type { SearchAnswer, SearchAsk, SearchOrder } from '#workers/search/searchable.ts';

interface Found {
  answer: SearchAnswer;
  /** What it answers: while the next answer is on its way the last one stays. */
  text: string;
}

export type GameSearch = { kind: 'preparing' } | { kind: 'failed'; retry: () => void } | ({ kind: 'found' } & Found);

type TypeNames = Record<number, string>;

interface Searched {
  ask: SearchAsk;
  /** What the player reads, so that it can be typed. */
  typeNames: TypeNames;
  /** The list may be another one with every configuration that arrives. */
  listedAt: number;
}

export function useGameSearch({ ask, typeNames, listedAt }: Searched): GameSearch {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);
  const asked = JSON.stringify(ask);
  const named = JSON.stringify(typeNames);
  // Once for many questions: what stands between a key and its answer is one message there and one back.
  const prepared = useRef<{ from: string; work: Promise<void> }>(undefined);

  useEffect(() => {
    latest.current += 1;
    const turn = latest.current;
    const from = `${listedAt} ${tries} ${named}`;
    if (prepared.current?.from !== from) prepared.current = { from, work: prepare(JSON.parse(named) as TypeNames) };
    const { work } = prepared.current;

    async function ask(): Promise<void> {
      try {
        const next = await find(work, JSON.parse(asked) as SearchAsk);
        // An answer that was overtaken would put the list of a shorter word under a longer one.
        if (turn !== latest.current) return;
        setFound(next);
        setHasFailed(false);
      } catch (error) {
        log.error('search failed', { why: String(error) });
        // One that was overtaken speaks of a list that is asked for no more.
        if (turn === latest.current) setHasFailed(true);
      }
    }
    void ask();
  }, [asked, named, listedAt, tries]);

  if (hasFailed) {
    const retry = (): void => {
      setHasFailed(false);
      setTries(tries + 1);
    };
    return { kind: 'failed', retry };
  }
  return found ? { kind: 'found', ...found } : { kind: 'preparing' };
}

async function find(prepared: Promise<void>, ask: SearchAsk): Promise<Found> {
  await prepared;
  const workshop = await getWorkshop();
  return { answer: await workshop.findGames(ask), text: ask.text };
}

/** The worker builds nothing when it already has this list. */
async function prepare(typeNames: TypeNames): Promise<void> {
  const asked = lobbyKeeper.keep();
  await openKeptStore();
  // A list that this device has is searched at once: a dead connection holds the question for a newer one for a minute.
  if ((await currentStore().gameListVersion()) === '') await asked;
  const version = `${await currentStore().gameListVersion()} ${JSON.stringify(typeNames)}`;
  await (await getWorkshop()).prepareSearch(await source(), typeNames, version);
}

async function source(): Promise<SearchSource> {
  if (currentStore().keeps && (await openKeptStore())) return { database: PUBLIC_DATABASE };
  const games = watch('allGames', {}).getValue() ?? [];
  const brands = watch('lobby', { hotLimit: 0 }).getValue()?.brands ?? [];
  return { games, brands };
}

const MOST_RECENT = 8;

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
  keep([text, ...others].slice(0, MOST_RECENT));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(next: string[]): void {
  searches.value = next;
  if (isSignedIn.value) void inPlayerStore((store) => store.keepFact('searches', next)).catch(noteUnkept);
  else writeVisit('searches', next);
}

const noteUnkept = (error: unknown): void => log.info('searches are not kept', { why: String(error) });
