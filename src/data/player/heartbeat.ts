/**
 * Says every minute that the player is here, from one tab of the device: whoever holds the lock beats. A tab that the
 * browser has frozen keeps its lock and beats no more, so one that has been silent for too long loses it.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Answer } from '#contract/define.ts';
import { session as rows } from '#contract/session.ts';
import { log } from '#shared/log.ts';
import { paths } from '#paths';
import { onAddressMove } from '../device/address-moves.ts';
import { call } from '../ask/call.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { refreshConfig } from '../lobby/lobby.ts';
import { drop, isSignedIn } from './session.ts';

const LOCK = 'perya-heartbeat';
const EVERY_MS = 60_000;
const STALE_MS = 150_000;

/** What the last heartbeat has to say to the player; the app shows it. */
type HeartbeatNotice = 'maintenance' | 'rest' | 'daily' | 'weekly' | 'monthly';

const said = signal<HeartbeatNotice | undefined>(undefined);
const heard = signal(0);

export const heartbeatNotice: ReadonlySignal<HeartbeatNotice | undefined> = said;

/** How many beats of this visit the server has answered. */
export const beatsHeard = computed(() => heard.value);

export function dismissHeartbeatNotice(): void {
  // The answer moves every tab to where the maintenance is told of.
  if (said.value === 'maintenance') void refreshConfig();
  said.value = undefined;
}

/** For as long as the page lives: beats while somebody is signed in. */
export function keepBeating(): void {
  effect(() => {
    if (!isSignedIn.value) return;
    const begun = begin();
    return () => {
      begun.end();
      // What was said to one player is not for the next, who hears it again from the beginning.
      said.value = undefined;
      wasLong = false;
    };
  });
}

/** A page in the browser's memory must not hold the lock, or it could not be kept there. */
function begin(): { end: () => void } {
  let turn = new Turn();
  const pause = (): void => turn.end();
  const resume = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) turn = new Turn();
  };
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', resume);
  return {
    end: () => {
      turn.end();
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', resume);
    },
  };
}

/** One tab's wait for the lock, and its time with it. */
class Turn {
  #isOver = false;
  #letGo: () => void = () => undefined;
  #beating: ReturnType<typeof setInterval> | undefined;
  #game = playedGame();
  readonly #waiting = new AbortController();
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #endMoves: () => void;

  constructor() {
    // The tab with the game has the word: only it can say which game is played.
    void this.#lead(playedGame() !== undefined || isSilent());
    this.#endMoves = onAddressMove(this.#onMove);
    this.#watch = setInterval(() => {
      if (!this.#beating && isSilent()) void this.#lead(true);
    }, EVERY_MS);
  }

  end(): void {
    this.#isOver = true;
    clearInterval(this.#watch);
    this.#endMoves();
    this.#waiting.abort();
    this.#stop();
  }

  /** A game that has just been opened is told of at once. */
  readonly #onMove = (): void => {
    const game = playedGame();
    if (game === this.#game) return;
    this.#game = game;
    if (game === undefined) return;
    if (this.#beating) void beat();
    else void this.#lead(true);
  };

  async #lead(takes: boolean): Promise<void> {
    if (!('locks' in navigator)) return this.#beat();
    try {
      // A wait that is not over would keep the page out of the browser's memory, as a lock does.
      const how = takes ? { steal: true } : { signal: this.#waiting.signal };
      await navigator.locks.request(LOCK, how, () => this.#hold());
    } catch (error) {
      // Another tab has taken the lock; this one waits for its turn again.
      log.debug('heartbeat handed over', { why: String(error) });
      this.#stop();
      if (!this.#isOver) void this.#lead(false);
    }
  }

  #hold(): Promise<void> | undefined {
    if (this.#isOver || this.#beating) return undefined;
    return new Promise((resolve) => {
      this.#letGo = resolve;
      this.#beat();
    });
  }

  #beat(): void {
    void beat();
    this.#beating = setInterval(() => void beat(), EVERY_MS);
  }

  #stop(): void {
    clearInterval(this.#beating);
    this.#beating = undefined;
    this.#letGo();
  }
}

const isSilent = (): boolean => Date.now() - Number(readDevice('heartbeatAt') ?? Date.now()) > STALE_MS;

function playedGame(): number | undefined {
  const { pathname, search } = location;
  const gameId = Number(new URLSearchParams(search).get('gameId'));
  return paths.game(gameId).startsWith(`${pathname}?`) && gameId > 0 ? gameId : undefined;
}

async function beat(): Promise<void> {
  const gameId = playedGame();
  writeDevice('heartbeatAt', String(Date.now()));
  const isFirst = !hasBeaten;
  hasBeaten = true;
  const outcome = await call(rows.online, gameId === undefined ? {} : { gameId }, { ownsSignedOut: isFirst });
  if (outcome.ok) tell(outcome.value.answer, gameId !== undefined);
  // It may overtake the start-up's own question: a visit that begins after the session's end leads nowhere.
  else if (isFirst && outcome.failure.kind === 'signed-out') await drop();
}

/** In this visit, for anybody. */
let hasBeaten = false;

let wasLong = false;

function tell(answer: Answer<typeof rows.online>, isPlaying: boolean): void {
  heard.value += 1;
  const isLong = Boolean(answer.gamingDurationLimit);
  if (answer.maintenance?.status && location.pathname !== paths.maintenance()) said.value = 'maintenance';
  else if (isPlaying && answer.dailyBetLimit) said.value = 'daily';
  else if (isPlaying && answer.weeklyBetLimit) said.value = 'weekly';
  else if (isPlaying && answer.monthlyBetLimit) said.value = 'monthly';
  // Once each time the limit is reached; every minute would be heard by nobody.
  else if (isLong && !wasLong) said.value = 'rest';
  wasLong = isLong;
}
