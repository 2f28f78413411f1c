import { useSignals } from '@preact/signals-react/runtime';
import { Suspense } from 'react';
import { latePart } from '../late-part.ts';
import { playHistory } from '#data/play/play-history.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { useIsPainted } from '../use-is-painted.ts';
import './continue-row.css';

const ContinueGames = latePart(() => import('./continue-games.tsx'), 'ContinueGames');

/** The way back to what was played last, for a player who has played. Its place is there before its games are. */
export function ContinueRow({ lobby }: { lobby: Lobby }) {
  useSignals();
  const isPainted = useIsPainted();
  if (playHistory.value.length === 0) return null;
  const place = <div className="continue-row" aria-hidden="true" />;
  return isPainted ? <Suspense fallback={place}>{<ContinueGames lobby={lobby} place={place} />}</Suspense> : place;
}
