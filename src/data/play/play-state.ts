/**
 * How play stands. Bets and wins are asked of the ledger, after rounds and when they are to be shown, and never taken from the
 * game. Minutes are counted here, over one game after another: changing the game is no pause.
 */
import { computed, signal } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { games, type PlayState } from '#contract/games.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { call } from '../call/call.ts';
import { noteBeforeBet } from '../money/before-bet.ts';
import { mergePlayer, onPlayerChange } from '../player/session.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

/** Rounds may follow each other quickly; the last one is always asked about. */
const AT_MOST_EVERY_MS = 1_000;

interface PlaySums {
  rounds: number;
  bet: number;
  win: number;
}

const NONE: PlaySums = { rounds: 0, bet: 0, win: 0 };

class PlayLedger {
  readonly #known = signal<PlayState | undefined>(undefined);
  readonly #knownAtMs = signal(0);
  readonly #behind = signal(false);
  #rounds = 0;
  /** The game has sent a bet, and has not told of its round. */
  #isBetOut = false;
  /** Of the games before this one, since playing began. */
  #earlier = sumsBefore();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #askedMs = Number.NEGATIVE_INFINITY;
  /** Questions are numbered: an answer that comes after that of a later one tells of before. */
  #lastAsk = 0;
  #taken = 0;

  readonly state = computed(() => this.#known.value);
  /** When the ledger was heard last. */
  readonly knownAtMs = computed(() => this.#knownAtMs.value);
  /** A round has been played, and the balance after it is not known here yet: the game may show a newer one. */
  readonly isBehind = computed(() => this.#behind.value);

  constructor() {
    onPlayerChange(() => this.forget());
  }

  /** Bets and wins since playing began, over every game of it. */
  sums(): PlaySums {
    return add(this.#earlier, this.#known.value ?? NONE);
  }

  /** Nobody knows yet what has become of a bet. */
  get isBetOut(): boolean {
    return this.#isBetOut;
  }

  /** The game has sent a bet. From then on the balance is of before it, until the ledger is asked after its round. */
  noteBet(): void {
    this.#isBetOut = true;
    noteBeforeBet(true);
  }

  /** A bet that was on its way has arrived by now, or never will. */
  giveUpBet(): void {
    this.#isBetOut = false;
  }

  /** A round has been played. */
  noteRound(): void {
    this.#rounds += 1;
    this.#isBetOut = false;
    this.#behind.value = true;
    if (this.#waiting) return;
    const waitMs = Math.max(0, AT_MOST_EVERY_MS - (performance.now() - this.#askedMs));
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      void this.refresh();
    }, waitMs);
  }

  /** True when the answer is there. */
  async refresh(): Promise<boolean> {
    const ask = ++this.#lastAsk;
    this.#askedMs = performance.now();
    const rounds = this.#rounds;
    const isBetOut = this.#isBetOut;
    const outcome = await call(games.playState, {});
    if (ask < this.#taken) return true;
    if (!outcome.ok) return false;
    this.#taken = ask;
    // An answer may be on its way while another round is played.
    this.#behind.value = this.#rounds !== rounds;
    this.#knownAtMs.value = Date.now();
    const { answer } = outcome.value;
    if (this.#known.value && this.#known.value.sessionId !== answer.sessionId) this.#earlier = this.sums();
    this.#known.value = answer;
    await mergePlayer({ coin: answer.coin });
    if (!isBetOut && !this.#isBetOut && !this.#behind.peek()) noteBeforeBet(false);
    return true;
  }

  /** A player who begins to play anew begins at nothing, like the clock beside these sums. */
  forget(): void {
    this.#earlier = NONE;
    this.#known.value = undefined;
    this.#behind.value = false;
    this.#isBetOut = false;
    noteBeforeBet(false);
  }
}

/** A page that was loaded anew goes on counting where the one before has stopped; the clock decides whether it does. */
function sumsBefore(): PlaySums {
  const { rounds = 0, bet = 0, win = 0 } = readVisit('playTime') ?? {};
  return { rounds, bet, win };
}

const add = (a: PlaySums, b: PlaySums): PlaySums => ({
  rounds: a.rounds + b.rounds,
  bet: a.bet + b.bet,
  win: a.win + b.win,
});

export const playLedger = new PlayLedger();

/** A player who is out of games for longer has had a break. */
const PAUSE_MS = 5 * MINUTE_MS;
const TICK_MS = 15_000;

/** By the device's monotonic clock, so that setting the phone's time changes nothing. */
class PlayClock {
  #sinceMs: number | undefined;
  #stoppedMs: number | undefined;
  readonly #told = signal(0);

  /** The minute of play at which the player was last told how it stands. */
  readonly toldAtMinute = computed(() => this.#told.value);

  constructor() {
    this.#goOn();
    window.addEventListener('pagehide', () => this.#writeDown());
    onPlayerChange(() => {
      this.#sinceMs = undefined;
      this.#stoppedMs = undefined;
      this.#told.value = 0;
    });
  }

  noteTold(minute: number): void {
    this.#told.value = minute;
  }

  /** A game has been opened. True when the clock begins anew with it. */
  resume(): boolean {
    const nowMs = performance.now();
    const isNew = this.#sinceMs === undefined || this.#hasPaused();
    if (isNew) {
      this.#sinceMs = nowMs;
      this.#told.value = 0;
    }
    this.#stoppedMs = undefined;
    return isNew;
  }

  /** The player is out of the game, for now or for good. */
  pause(): void {
    this.#stoppedMs ??= performance.now();
  }

  minutes(): number {
    return this.#sinceMs === undefined ? 0 : Math.floor((performance.now() - this.#sinceMs) / MINUTE_MS);
  }

  #hasPaused(): boolean {
    return this.#stoppedMs !== undefined && performance.now() - this.#stoppedMs > PAUSE_MS;
  }

  /** A reload is no pause either: what the page before has written down goes on. */
  #goOn(): void {
    const before = readVisit('playTime');
    if (before === undefined || Date.now() - before.atMs >= PAUSE_MS) return;
    this.#sinceMs = performance.now() - before.playedMs;
    this.#stoppedMs = performance.now();
    this.#told.value = before.toldAtMinute;
  }

  #writeDown(): void {
    if (this.#sinceMs === undefined || this.#hasPaused()) return;
    const playedMs = (this.#stoppedMs ?? performance.now()) - this.#sinceMs;
    const toldAtMinute = this.#told.value;
    writeVisit('playTime', { playedMs, toldAtMinute, ...playLedger.sums(), atMs: Date.now() });
  }
}

export const playClock = new PlayClock();

/** Follows the clock while a game is open. A page that was asleep looks at it when it wakes. */
export function usePlayedMinutes(): number {
  const [minutes, setMinutes] = useState(() => playClock.minutes());

  useEffect(() => {
    const look = (): void => setMinutes(playClock.minutes());
    const ticking = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
      playClock.pause();
    };
  }, []);

  return minutes;
}
