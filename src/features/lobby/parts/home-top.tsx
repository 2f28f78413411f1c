import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useState } from 'react';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { playHistory } from '#data/play/play-history.ts';
import { Icon } from '#ui/icon/index.ts';
import { latePart } from '#ui/lazy-named.ts';
import { Banners } from './banners/banners.tsx';
import { bringLateParts } from './bring-late-parts.ts';
import { OncePainted } from './once-painted.tsx';
import '#ui/roll/roll.css';
import './continue/continue-row.css';

const ContinueGames = latePart(bringLateParts, 'ContinueGames');
const WinsRoll = latePart(bringLateParts, 'WinsRoll');

/** What home opens with, above the kinds of games: what was played last, what is offered, and who has won. */
export function HomeTop({ lobby }: { lobby: Lobby }) {
  return (
    <>
      <ContinueRow lobby={lobby} />
      <Banners lobby={lobby} />
      {lobby.config.mode !== 'green' && <BigWins />}
    </>
  );
}

/** The place of the latest wins is there from the start, so that nothing moves when they come. */
function BigWins() {
  const place = (
    <div className="roll" aria-hidden="true">
      <Icon name="star" />
    </div>
  );
  return (
    <OncePainted place={place}>
      <WinsRoll place={place} />
    </OncePainted>
  );
}

/** The way back to what was played last, for a player who has played. Its place is there before its games are. */
function ContinueRow({ lobby }: { lobby: Lobby }) {
  useSignals();
  const isHeld = useHeld();
  if (isHeld || playHistory.value.length === 0) return null;
  const place = <div className="continue-row" aria-hidden="true" />;
  return (
    <OncePainted place={place}>
      <ContinueGames lobby={lobby} place={place} />
    </OncePainted>
  );
}

/** Home that stands there without the row does not move for it: the row comes when home is shown the next time. */
function useHeld() {
  const [isHeld, setIsHeld] = useState(
    () => 'drawn' in document.documentElement.dataset && !document.querySelector('.continue-row'),
  );
  useLayoutEffect(() => {
    // Asked when home is shown, before the paint: nobody has seen what was drawn out of sight.
    // oxlint-disable-next-line react/set-state-in-effect
    if (playHistory.peek().length === 0) setIsHeld(true);
    return () => setIsHeld(false);
  }, []);
  return isHeld;
}
