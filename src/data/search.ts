/** Search over the whole list of this device, on line or not. The worker finds; the page draws what it is told. */
import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer, SearchAsk, SearchSource } from '#workers/search/searchable.ts';
import { log } from '#shared/log.ts';
import { PUBLIC_DATABASE } from '#store/layout.ts';
import { openKeptStore } from './kept.ts';
import { keepLobby } from './lobby.ts';
import { currentStore, watch } from './stored.ts';
import { getWorkshop } from './worker.ts';

export type { SearchAnswer, SearchAsk, SearchOrder } from '#workers/search/searchable.ts';

interface Found {
  answer: SearchAnswer;
  /** What it answers: while the next answer is on its way the last one stays. */
  text: string;
}

export type GameSearch = { kind: 'preparing' } | { kind: 'failed'; retry: () => void } | ({ kind: 'found' } & Found);

/** `typeNames` are what the player reads, so that they can be typed. */
export function useGameSearch(ask: SearchAsk, typeNames: Record<number, string>): GameSearch {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);
  const asked = JSON.stringify(ask);
  const named = JSON.stringify(typeNames);

  useEffect(() => {
    latest.current += 1;
    const turn = latest.current;
    find(JSON.parse(asked) as SearchAsk, JSON.parse(named) as Record<number, string>).then(
      (answer) => {
        // An answer that was overtaken would put the list of a shorter word under a longer one.
        if (turn === latest.current) setFound({ answer, text: ask.text });
      },
      (error: unknown) => {
        log.error('search failed', { why: String(error) });
        setHasFailed(true);
      },
    );
    // The text is part of what was asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, named, tries]);

  if (hasFailed) {
    const retry = (): void => {
      setHasFailed(false);
      setTries(tries + 1);
    };
    return { kind: 'failed', retry };
  }
  return found ? { kind: 'found', ...found } : { kind: 'preparing' };
}

async function find(ask: SearchAsk, typeNames: Record<number, string>): Promise<SearchAnswer> {
  const workshop = await getWorkshop();
  await prepare(typeNames);
  return workshop.findGames(ask);
}

/** The worker builds nothing when it already has this list. */
async function prepare(typeNames: Record<number, string>): Promise<void> {
  await keepLobby();
  const version = `${await currentStore().gameListVersion()} ${JSON.stringify(typeNames)}`;
  await (await getWorkshop()).prepareSearch(await source(), typeNames, version);
}

async function source(): Promise<SearchSource> {
  if (currentStore().keeps && (await openKeptStore())) return { database: PUBLIC_DATABASE };
  const games = watch('allGames', {}).getValue() ?? [];
  const brands = watch('lobby', { hotLimit: 0 }).getValue()?.brands ?? [];
  return { games, brands };
}
