/**
 * One visit to a game: from the launch to every way out. The server closes what is open when another game starts, so
 * only the last one out says so; a page that dies says nothing, and is found out by its missing heartbeat.
 */
import { useEffect, useState } from 'react';
import type { Refusal } from '#contract/define.ts';
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { inTime } from '#shared/in-time.ts';
import type { Failure } from '#shared/outcome.ts';
import { newKey } from '#shared/new-key.ts';
import { pause } from '#shared/pause.ts';
import { call } from '../call/call.ts';
import { nextReachable } from '../call/connection.ts';
import { lobbyKeeper } from '../lobby/lobby.ts';
import { isBeforeBet } from '../money/before-bet.ts';
import { leftGame } from './left-game.ts';
import { noteGameStarted } from './play-history.ts';
import { owner } from '../player/owner.ts';
import { type GameAddress, gameAddress } from './framed-game.ts';
import { playLedger, playClock } from './play-state.ts';
import { stop } from '../care/stop.ts';

export type LaunchFailure =
  | Failure<Refusal<typeof games.startGame>>
  /** The player has taken a break; until when is the server's word, and missing where it could not be heard. */
  | { kind: 'on-break'; untilMs: number | undefined }
  /** The address that the server gave is not one that a frame may show. */
  | { kind: 'unsafe' }
  /** It was launched, and nothing is heard of it. */
  | { kind: 'missing' }
  /** The page's own address names no game. */
  | { kind: 'unnamed' };

export type GameVisit =
  | { kind: 'opening' }
  | { kind: 'open'; address: GameAddress; realityCheckMinutes: number }
  | { kind: 'failed'; failure: LaunchFailure };

/** Give it a key of the game's: another game is another visit. */
export function useGameVisit(gameId: number): { visit: GameVisit; open: () => void; abandon: () => void } {
  const [visit, setVisit] = useState<GameVisit>({ kind: 'opening' });
  const [intent, setIntent] = useState(newIntent);

  // Every launch is a visit of its own.
  useEffect(() => visits.begin(gameId, intent.key, setVisit), [gameId, intent]);

  function open() {
    setVisit({ kind: 'opening' });
    // One that got no answer may have arrived: asked again under its key, it opens the same visit and no second one.
    setIntent(isUnanswered(visit) ? { ...intent } : newIntent());
  }

  return { visit, open, abandon: () => visits.abandon() };
}

const newIntent = () => ({ key: newKey() });

const UNANSWERED = new Set<LaunchFailure['kind']>(['offline', 'unanswered', 'broken', 'signed-out']);

const isUnanswered = (visit: GameVisit): boolean => visit.kind === 'failed' && UNANSWERED.has(visit.failure.kind);

const LEAVING_DEADLINE_MS = 1_000;
const ROUND_ENDS_MS = 4_000;

class GameVisits {
  /** Who is in a game now; a later visit takes over, and then the earlier one has nothing to say at its end. */
  #current: symbol | undefined;
  /** The last word of the visit before, which must not arrive after the first of this one. */
  #leaving: Promise<unknown> = Promise.resolve();

  /** The server has ended it, because another game was opened elsewhere: a goodbye from here would end that one. */
  abandon(): void {
    this.#current = undefined;
    leftGame.noteStopped();
  }

  begin(gameId: number, key: string, tell: (visit: GameVisit) => void): () => void {
    const visit = Symbol('visit');
    let isOver = false;

    const open = (launchKey: string): void => {
      this.#current = visit;
      tell({ kind: 'opening' });
      void this.#launch(gameId, launchKey).then((launched) => {
        if (this.#current !== visit) return this.#closeLate(launched);
        if (launched.kind === 'open') noteOpened(gameId);
        if (!isOver) tell(launched);
      });
    };
    const hide = (): void => this.#leave(visit, true);
    const player = owner.peek();
    // A page that comes back from the browser's memory has said goodbye already, and may come back to another player.
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && owner.peek() === player) open(newKey());
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    open(key);
    return () => {
      isOver = true;
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      // Not at once: a game that takes this one's place has begun by then.
      setTimeout(() => this.#leave(visit, false));
    };
  }

  async #launch(gameId: number, key: string): Promise<GameVisit> {
    await inTime(this.#leaving, LEAVING_DEADLINE_MS);
    return launch(gameId, key);
  }

  #leave(visit: symbol, outlivesPage: boolean): void {
    if (this.#current !== visit) return;
    this.#current = undefined;
    leftGame.noteStopped();
    // Who has asked to stop is not led back, with a connection or without.
    if (stop.peek()) leftGame.forget();
    this.#leaving = call(games.exitGame, {}, { outlivesPage });
    if (!outlivesPage) void this.#settleBalance();
  }

  /** A round that was on its way ends without the page: what it left is asked for once more a little later. */
  async #settleBalance(): Promise<void> {
    await this.#leaving;
    await playLedger.refresh();
    await pause(ROUND_ENDS_MS);
    if (this.#current !== undefined) return;
    playLedger.giveUpBet();
    await this.#hearLedger();
  }

  /** A balance from before a bet is asked for again as soon as the server is reached. */
  async #hearLedger(): Promise<void> {
    const isBack = nextReachable();
    const isHeard = await playLedger.refresh();
    if (isHeard || !isBeforeBet.peek()) return isBack.stop();
    await isBack.happened;
    if (this.#current === undefined) await this.#hearLedger();
  }

  /** The player has left before the answer came, and what it opened may have been opened after their goodbye. */
  #closeLate(launched: GameVisit): void {
    if (launched.kind === 'open' && this.#current === undefined) this.#leaving = call(games.exitGame, {});
  }
}

const visits = new GameVisits();

async function launch(gameId: number, key: string): Promise<GameVisit> {
  const outcome = await call(games.startGame, { gameId }, { key });
  if (!outcome.ok) {
    const { failure } = outcome;
    if (failure.kind === 'refused' && failure.code === GAME.onBreak)
      return { kind: 'failed', failure: { kind: 'on-break', untilMs: await readBreakEnd() } };
    // The list has told of a game that cannot be opened, so it is older than the server's.
    const isListOld =
      failure.kind === 'refused' && (failure.code === GAME.notFound || failure.code === GAME.maintenance);
    if (isListOld) void lobbyKeeper.refresh();
    return { kind: 'failed', failure };
  }
  const { url, realityCheckMinutes, speaks } = outcome.value.answer;
  const address = gameAddress(url, speaks === 1);
  if (!address) return { kind: 'failed', failure: { kind: 'unsafe' } };
  void noteGameStarted(gameId);
  return { kind: 'open', address, realityCheckMinutes };
}

async function readBreakEnd(): Promise<number | undefined> {
  // What this phone has noted is not known to the server yet.
  if (stop.peek()) return stop.peek()?.until;
  const outcome = await call(games.playState, {});
  return (outcome.ok && outcome.value.answer.breakUntil) || undefined;
}

function noteOpened(gameId: number): void {
  leftGame.notePlaying(gameId);
  if (playClock.resume()) playLedger.forget();
}
