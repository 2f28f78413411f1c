/** How the visit stands in the ledger: asked for after rounds and when it is to be shown, never taken from the game. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { games, type PlayState } from '#contract/games.ts';
import { call } from '../ask/call.ts';
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

const known = signal<PlayState | undefined>(undefined);
/** Of the games before this one, since playing began. */
let earlier = sumsBefore();

export const playState: ReadonlySignal<PlayState | undefined> = known;

/** Bets and wins since playing began, over every game of it. */
export const playSums = (): PlaySums => add(earlier, known.value ?? NONE);

const behind = signal(false);

/** A round has been played, and the balance after it is not known here yet: the game may show a newer one. */
export const isBalanceBehind: ReadonlySignal<boolean> = behind;

let waiting: ReturnType<typeof setTimeout> | undefined;
let askedMs = Number.NEGATIVE_INFINITY;

/** A round has been played. */
export function noteRound(): void {
  behind.value = true;
  waiting ??= setTimeout(
    () => {
      waiting = undefined;
      void refreshPlayState();
    },
    Math.max(0, AT_MOST_EVERY_MS - (performance.now() - askedMs)),
  );
}

/** True when the answer is there. */
export async function refreshPlayState(): Promise<boolean> {
  askedMs = performance.now();
  const wasBehind = behind.peek();
  behind.value = false;
  const outcome = await call(games.playState, {});
  if (!outcome.ok) {
    behind.value ||= wasBehind;
    return false;
  }
  const { answer } = outcome.value;
  if (known.value && known.value.sessionId !== answer.sessionId) earlier = playSums();
  known.value = answer;
  await mergePlayer({ coin: answer.coin });
  return true;
}

/** Whoever begins to play anew begins at nothing, like the clock beside these sums. */
export function forgetPlaySums(): void {
  earlier = NONE;
  known.value = undefined;
  behind.value = false;
}

onPlayerChange(forgetPlaySums);

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
