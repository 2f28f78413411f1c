/** How the visit stands in the ledger: asked for after rounds and when it is to be shown, never taken from the game. */
import { computed, signal } from '@preact/signals-react';
import { games, type PlayState } from '#contract/games.ts';
import { call } from '../call/call.ts';
import { mergePlayer, onPlayerChange } from '../player/session.ts';
import { readVisit } from '../device/visit.ts';

/** Rounds may follow each other quickly; the last one is always asked about. */
const AT_MOST_EVERY_MS = 1_000;

export interface PlaySums {
  rounds: number;
  bet: number;
  win: number;
}

const NONE: PlaySums = { rounds: 0, bet: 0, win: 0 };

class PlayLedger {
  readonly #known = signal<PlayState | undefined>(undefined);
  readonly #behind = signal(false);
  /** Of the games before this one, since playing began. */
  #earlier = sumsBefore();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #askedMs = Number.NEGATIVE_INFINITY;

  readonly state = computed(() => this.#known.value);
  /** A round has been played, and the balance after it is not known here yet: the game may show a newer one. */
  readonly isBehind = computed(() => this.#behind.value);

  constructor() {
    onPlayerChange(() => this.forget());
  }

  /** Bets and wins since playing began, over every game of it. */
  sums(): PlaySums {
    return add(this.#earlier, this.#known.value ?? NONE);
  }

  /** A round has been played. */
  noteRound(): void {
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
    this.#askedMs = performance.now();
    const wasBehind = this.#behind.peek();
    this.#behind.value = false;
    const outcome = await call(games.playState, {});
    if (!outcome.ok) {
      this.#behind.value ||= wasBehind;
      return false;
    }
    const { answer } = outcome.value;
    if (this.#known.value && this.#known.value.sessionId !== answer.sessionId) this.#earlier = this.sums();
    this.#known.value = answer;
    await mergePlayer({ coin: answer.coin });
    return true;
  }

  /** A player who begins to play anew begins at nothing, like the clock beside these sums. */
  forget(): void {
    this.#earlier = NONE;
    this.#known.value = undefined;
    this.#behind.value = false;
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
