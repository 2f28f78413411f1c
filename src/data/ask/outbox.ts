/**
 * Sends the rows of a player's table that wait: in the order in which they were wished, each once under its key, by one tab
 * at a time, as soon as the server can be reached.
 */
import { effect, untracked } from '@preact/signals-react';
import { log } from '#shared/log.ts';
import type { Outcome } from '#shared/outcome.ts';
import type { PlayerStore } from '#store/player-store.ts';
import { locked } from '../call/locked.ts';
import { NOT_UNDERSTOOD } from '../money/asked.ts';
import { samePlayer } from '../player/same-player.ts';
import { inPlayerStore } from '../player/session.ts';
import { stopToSend } from '../care/stop.ts';
import { isReachable } from '../call/connection.ts';

/** Several that are wished at once are sent in one go. */
const SOON_MS = 50;
const AGAIN_MS = 30_000;
/** So often a row is sent that the server does not understand. Then the next one has its turn. */
const MOST_TRIES = 3;

interface Waiting {
  key: string;
  wishedAt: number;
  sentAt?: number;
}

interface Outbox<Row extends Waiting> {
  /** Of the lock that all tabs share, and of the lines in the log. */
  name: string;
  /** Reads a signal, so that a new row is sent at once. */
  isAnyWaiting: () => boolean;
  waiting: (store: PlayerStore) => Promise<Row[]>;
  /** So long the player may take it back, and at most so long. */
  waitMs?: (row: Row) => number;
  longestWaitMs?: number;
  /** Undefined where it was taken back in this very moment. */
  noteSent: (store: PlayerStore, row: Row) => Promise<Row | undefined>;
  send: (row: Row) => Promise<Outcome<unknown>>;
  /** The server has taken it, or has refused it with a code. */
  settle: (row: Row, code: number | undefined) => Promise<void>;
  /** The server does not understand it. */
  giveUp: (row: Row) => Promise<void>;
  /** Something has been settled. */
  afterwards: () => Promise<void>;
}

/** For as long as the page lives. */
export function openOutbox<Row extends Waiting>(outbox: Outbox<Row>): void {
  /** What is wished meanwhile is sent with the rest. */
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isSending) return;
      const noteFailed = (error: unknown): void => {
        log.info('what waits is not settled', { what: outbox.name, why: String(error) });
        // It still waits, and nothing else may come to speak of it in this visit.
        sendIn(AGAIN_MS);
      };
      // Another tab that is at it has the same rows before it.
      locked(`perya-${outbox.name}`, sendAll).catch(noteFailed);
    }, ms);
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    const isAnyDone = await sendInTurn(outbox, sendIn).finally(() => (isSending = false));
    if (isAnyDone) await outbox.afterwards();
  }

  effect(() => {
    if (outbox.isAnyWaiting() && isReachable.value && !isHeld(outbox)) untracked(() => sendIn(SOON_MS));
  });
}

/** A player who has asked to stop is heard before anything else of theirs is sent, unless the server does not understand it. */
const isHeld = ({ name }: { name: string }): boolean => name !== 'stop' && stopToSend() !== undefined;

/** True when something has been settled. */
async function sendInTurn<Row extends Waiting>(outbox: Outbox<Row>, sendIn: (ms: number) => void): Promise<boolean> {
  const isSamePlayer = samePlayer();
  let isAnyDone = false;
  for (;;) {
    const rows = (await inPlayerStore(outbox.waiting)) ?? [];
    const next = rows.toSorted((one, other) => one.wishedAt - other.wishedAt)[0];
    if (!next || !isReachable.peek() || !isSamePlayer() || isHeld(outbox)) break;
    const dueMs = outbox.waitMs?.(next) ?? 0;
    if (dueMs > 0 && dueMs <= (outbox.longestWaitMs ?? 0)) {
      sendIn(dueMs);
      break;
    }
    const sent = next.sentAt ? next : await inPlayerStore((store) => outbox.noteSent(store, next));
    // Taken back in this very moment, or the player has left.
    if (!sent) continue;
    if (!(await settle(outbox, sent))) {
      sendIn(AGAIN_MS);
      break;
    }
    isAnyDone = true;
  }
  return isAnyDone;
}

/** By key: how often the server has not understood a row. */
const misunderstood = new Map<string, number>();

/** False when it has to be sent again. */
async function settle<Row extends Waiting>(outbox: Outbox<Row>, row: Row): Promise<boolean> {
  const outcome = await outbox.send(row);
  if (outcome.ok || outcome.failure.kind === 'refused') {
    await outbox.settle(row, outcome.ok ? undefined : (outcome.failure as { code: number }).code);
    return true;
  }
  const { failure } = outcome;
  if (failure.kind !== 'broken' || !NOT_UNDERSTOOD.has(failure.detail)) return false;
  const tries = (misunderstood.get(row.key) ?? 0) + 1;
  misunderstood.set(row.key, tries);
  if (tries < MOST_TRIES) return false;
  log.error('what waits is given up', { what: outbox.name, why: failure.detail });
  await outbox.giveUp(row);
  return true;
}
