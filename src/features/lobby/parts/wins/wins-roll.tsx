import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useMemo } from 'react';
import type { Game } from '#contract/entities/game.ts';
import type { BigWin } from '#contract/games.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { useLateAnswer } from '#data/ask/use-late-answer.ts';
import { isLowData, isMotionPaused, toggleMotion } from '#data/device/low-data.ts';
import { atServer } from '#data/device/server-clock.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { tickerPhone } from '#shared/mask-phone.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { formatTime } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import { Roll } from '#ui/roll/roll.tsx';
import { MINUTE_MS } from '#shared/durations.ts';
import { text as lobbyText } from '../../text.ts';
import { text } from './text.ts';
import './demo-tag.css';
import './wins-roll.css';

const EVERY_MS = 2_500;
const MS_PER_SECOND = 1_000;
/** Beyond this the hour says more. */
const MOST_MINUTES = 59;

/** The latest big wins, one after the other; each leads to its game. */
export function WinsRoll({ place }: { place: ReactNode }) {
  const wins = useLateAnswer('tips')?.jackpotList;
  return wins && wins.length > 0 ? <Wins wins={wins} place={place} /> : place;
}

function Wins({ wins, place }: { wins: readonly BigWin[]; place: ReactNode }) {
  useSignals();
  const isDemo = useIsDemoWorld();
  const ids = useMemo(() => [...new Set(wins.map(({ gameId }) => gameId))], [wins]);
  const games = useStored('gamesById', { ids });
  // With the games’ names and the mark of a demo from the start: what comes later would break the line anew.
  if (!games || isDemo === undefined) return place;
  const names = new Map(games.map((game: Game) => [game.id, game.name]));
  const isPaused = isMotionPaused.value || isLowData.value;
  return (
    <Roll
      name={isDemo ? text.bigWinsDemo : text.bigWins}
      everyMs={EVERY_MS}
      isPaused={isPaused}
      before={
        <>
          <Icon name="star" />
          {isDemo && <DemoTag />}
        </>
      }
      after={
        !isLowData.value && (
          <button
            type="button"
            className="wins-roll-pause"
            aria-label={isPaused ? lobbyText.resumeMotion : lobbyText.pauseMotion}
            onClick={toggleMotion}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
        )
      }
      items={wins.map((win, at) => ({
        id: `${at} ${win.gameId} ${win.timestamp ?? ''}`,
        content: <Win win={win} name={names.get(win.gameId) ?? ''} />,
      }))}
    />
  );
}

function Win({ win, name }: { win: BigWin; name: string }) {
  return (
    <a className="wins-roll-win" data-click={`win ${win.gameId}`} href={paths.game(win.gameId)}>
      <span>
        {tickerPhone(win.phone)} {text.won} <b>{formatPesos(win.amount)}</b>
      </span>{' '}
      <small>
        {name && <span>{text.onGame(name)}</span>} <time>{wonAt(win)}</time>
      </small>
    </a>
  );
}

/** Whether the winners are of a world that was made up, rather than of an operator's players and games; undefined until that is known. */
export function useIsDemoWorld(): boolean | undefined {
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  return lobby && lobby.config.demoWorld === 1;
}

/** Beside winners that are made up. */
export function DemoTag() {
  return (
    <small className="demo-tag" title={text.demoMeans}>
      {text.demo}
    </small>
  );
}

/** When a win was: in minutes while it is fresh, then by the clock. Servers write seconds, or words of their own. */
function wonAt({ timestamp, time }: BigWin): string {
  const nowMs = atServer();
  const seconds = timestamp ?? (typeof time === 'number' ? time : undefined);
  if (seconds === undefined) return String(time ?? '');
  const minutes = Math.floor((nowMs - seconds * MS_PER_SECOND) / MINUTE_MS);
  if (minutes < 1) return text.justNow;
  return minutes <= MOST_MINUTES ? text.minutesAgo(minutes) : formatTime(seconds * MS_PER_SECOND, nowMs);
}
