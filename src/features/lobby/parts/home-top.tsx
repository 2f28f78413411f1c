import { useSignals } from '@preact/signals-react/runtime';
import { useIsPainted } from '#data/lobby/first-paint.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { playHistory } from '#data/play/play-history.ts';
import { Icon } from '#ui/icon/index.ts';
import { latePart } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { Banners } from './banners/banners.tsx';
import { bringLateParts } from './bring-late-parts.ts';
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
  const isPainted = useIsPainted();
  const place = (
    <div className="roll" aria-hidden="true">
      <Icon name="star" />
    </div>
  );
  return isPainted ? (
    <Until fallback={place}>
      <WinsRoll place={place} />
    </Until>
  ) : (
    place
  );
}

/** The way back to what was played last, for a player who has played. Its place is there before its games are. */
function ContinueRow({ lobby }: { lobby: Lobby }) {
  useSignals();
  const isPainted = useIsPainted();
  if (playHistory.value.length === 0) return null;
  const place = <div className="continue-row" aria-hidden="true" />;
  return isPainted ? (
    <Until fallback={place}>
      <ContinueGames lobby={lobby} place={place} />
    </Until>
  ) : (
    place
  );
}
