/**
 * Says every minute that the player is here, from one tab of the device: the tab that holds the lock. A tab that the
 * browser has frozen keeps its lock and beats no more, so one that has been silent for too long loses it.
 */
import { computed, effect, signal } from '@preact/signals-react';
import type { Answer } from '#contract/define.ts';
import { session as rows } from '#contract/session.ts';
import { log } from '#shared/log.ts';
import { paths } from '#paths';
import { onAddressMove } from '../app/address-moves.ts';
import { call } from '../call/call.ts';
import { hasNoLocks } from '../call/locked.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { lobbyKeeper } from '../lobby/lobby.ts';
import { drop, isSignedIn } from './session.ts';

const LOCK = 'perya-heartbeat';
const EVERY_MS = 60_000;
const STALE_MS = 150_000;

/** What the last heartbeat has to say to the player; the app shows it. */
type HeartbeatNotice = 'maintenance' | 'rest' | 'daily' | 'weekly' | 'monthly' | 'loss';

class Heartbeat {
  readonly #said = signal<HeartbeatNotice | undefined>(undefined);
  readonly #heard = signal(0);
  /** In this visit, for anybody. */
  #hasBeaten = false;
  #wasLong = false;

  readonly notice = computed(() => this.#said.value);
  /** How many beats of this visit the server has answered. */
  readonly heard = computed(() => this.#heard.value);

  dismissNotice(): void {
    // The answer moves every tab to where the maintenance is told of.
    if (this.#said.value === 'maintenance') void lobbyKeeper.refresh();
    this.#said.value = undefined;
  }

  /** For as long as the page lives: beats while a player is signed in. */
  keepBeating(): void {
    effect(() => {
      if (!isSignedIn.value) return;
      const begun = begin(() => this.#beat());
      return () => {
        begun.end();
        // What was said to one player is not for the next, who hears it again from the beginning.
        this.#said.value = undefined;
        this.#wasLong = false;
      };
    });
  }

  async #beat(): Promise<void> {
    const gameId = playedGame();
    writeDevice('heartbeatAt', String(Date.now()));
    const isFirst = !this.#hasBeaten;
    this.#hasBeaten = true;
    const outcome = await call(rows.online, gameId === undefined ? {} : { gameId }, { ownsSignedOut: isFirst });
    if (outcome.ok) this.#tell(outcome.value.answer, gameId !== undefined);
    // It may overtake the start-up's own question: a visit that begins after the session's end leads nowhere.
    else if (isFirst && outcome.failure.kind === 'signed-out') await drop();
  }

  #tell(answer: Answer<typeof rows.online>, isPlaying: boolean): void {
    this.#heard.value += 1;
    const isLong = Boolean(answer.gamingDurationLimit);
    const isAtWork = answer.maintenance?.status && location.pathname !== paths.maintenance();
    if (isAtWork) this.#said.value = 'maintenance';
    else if (isPlaying && answer.dailyBetLimit) this.#said.value = 'daily';
    else if (isPlaying && answer.weeklyBetLimit) this.#said.value = 'weekly';
    else if (isPlaying && answer.monthlyBetLimit) this.#said.value = 'monthly';
    else if (isPlaying && answer.lossLimit) this.#said.value = 'loss';
    // Once each time the limit is reached; every minute would be heard by nobody.
    else if (isLong && !this.#wasLong) this.#said.value = 'rest';
    this.#wasLong = isLong;
  }
}

export const heartbeat = new Heartbeat();

type Beat = () => Promise<void>;

/** A page in the browser's memory must not hold the lock, or it could not be kept there. */
function begin(beat: Beat): { end: () => void } {
  let turn = new Turn(beat);
  const pause = (): void => turn.end();
  const resume = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) turn = new Turn(beat);
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
  readonly #sendBeat: Beat;

  constructor(beat: Beat) {
    this.#sendBeat = beat;
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
    if (this.#beating) void this.#sendBeat();
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
      if (this.#isOver) return;
      // It would say so for ever.
      if (hasNoLocks(error)) return this.#beat();
      void this.#lead(false);
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
    void this.#sendBeat();
    this.#beating = setInterval(() => void this.#sendBeat(), EVERY_MS);
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
