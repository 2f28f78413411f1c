/**
 * A time-out or an exclusion that the player has asked for and the server does not have yet. It is written to the device at
 * the tap and stops play on this phone from then on. It is the player's own: it stops nobody else, and nobody else sends it. It outlives
 * a logout, since nobody logs out of an exclusion; the next login of the same player sends it.
 */
import { computed, effect, signal } from '@preact/signals-react';
import type { Row } from '#contract/define.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { newKey } from '#shared/new-key.ts';
import { monthsAfter } from '#shared/months-after.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts';
import { onDeviceChange, readDevice, removeDevice, writeDevice } from '../device/device.ts';
import { owner } from '../player/owner.ts';

/** A time-out in minutes, or an exclusion in months, of which 0 are for good. */
export type StopWish = { kind: 'timeOut'; length: number } | { kind: 'exclusion'; length: 0 | 6 | 12 | 60 };

export type Stop = StopWish & {
  key: string;
  /** The mark of its player. */
  of: string;
  /** Milliseconds since 1970, as the others. */
  wishedAt: number;
  until: number;
  /** From here on it may have arrived. */
  sentAt?: number;
};

/** So many players of one phone; an older wish makes room. */
const MOST_STOPS = 8;
/** JSON has no word for a moment that never comes. */
const NEVER = Number.MAX_SAFE_INTEGER;

const stops = signal(readStops());
const readAnew = (): void => void (stops.value = readStops());
onDeviceChange('stop', readAnew);

/** The page may stand longer than a time-out lasts. A browser counts no more than some weeks at a time. */
effect(() => {
  if (stops.value.length === 0) return undefined;
  const leftMs = Math.min(...stops.value.map(({ until }) => until)) - Date.now();
  const timer = setTimeout(readAnew, Math.min(Math.max(leftMs, SECOND_MS), DAY_MS));
  return () => clearTimeout(timer);
});

/** What stops this player and is still to be told to the server. */
export const stop = computed(() => stops.value.find(({ of }) => of === owner.value && owner.value !== ''));

/** By key: the server has not understood them. They go on stopping play here, and the next visit tries again. */
const givenUp = signal<readonly string[]>([]);

export const giveUpStop = ({ key }: Stop): void => void (givenUp.value = [...givenUp.value, key]);

export const isGivenUp = ({ key }: Stop): boolean => givenUp.value.includes(key);

/** Of a page that has slept, the clock knows before any timer does that its time is over. */
export function stopToSend(): Stop | undefined {
  const asked = stop.value;
  return asked && asked.until > Date.now() && !isGivenUp(asked) ? asked : undefined;
}

/** It is there before anything is sent. The longer one of two wishes stays. */
export function wishStop(wish: StopWish): void {
  const of = owner.peek();
  const before = stop.peek();
  const until = endOf(wish, Date.now());
  if (of === '' || (before && before.until >= until)) return;
  put({ ...wish, key: newKey(), of, wishedAt: Date.now(), until });
}

/** To be awaited by nobody: the device has it at once. Undefined where a longer one has taken its place. */
export function noteStopSent(sent: Stop): Stop | undefined {
  if (stop.peek()?.key !== sent.key) return undefined;
  const noted = { ...sent, sentAt: Date.now() };
  put(noted);
  return noted;
}

export function forgetStop({ key }: Stop): void {
  write(readStops().filter((one) => one.key !== key));
}

function endOf(wish: StopWish, nowMs: number): number {
  if (wish.kind === 'timeOut') return nowMs + wish.length * MINUTE_MS;
  return wish.length === 0 ? NEVER : monthsAfter(new Date(nowMs), wish.length).getTime();
}

const put = (row: Stop): void => write([row, ...readStops().filter(({ of }) => of !== row.of)].slice(0, MOST_STOPS));

function write(rows: Stop[]): void {
  if (rows.length > 0) writeDevice('stop', JSON.stringify(rows));
  else removeDevice('stop');
  stops.value = rows;
}

/** Those whose time is over have nothing to say any more, sent or not. */
function readStops(): Stop[] {
  try {
    const rows = JSON.parse(readDevice('stop') ?? '[]') as Stop[];
    return rows.filter(({ until, key, of }) => until > Date.now() && Boolean(key) && Boolean(of));
  } catch {
    return []; // Written by nobody we know.
  }
}

/** Undefined for a call that may be sent; else the code with which the server would refuse it. */
export function whyStopped(row: Row): number | undefined {
  const { kind, until } = stop.peek() ?? {};
  if (kind === undefined || (until ?? 0) <= Date.now()) return undefined;
  const own = codeOf(row, kind === 'exclusion' ? '.selfExcluded' : '.onBreak');
  if (own !== undefined) return own;
  if (!isClaim(row)) return undefined;
  return Object.hasOwn(row.refusals, CLAIM.notEligible) ? CLAIM.notEligible : CLAIM.ended;
}

function codeOf({ refusals }: Row, ending: string): number | undefined {
  const code = Object.keys(refusals).find((one) => refusals[Number(one)]?.endsWith(ending));
  return code === undefined ? undefined : Number(code);
}

const isClaim = ({ refusals }: Row): boolean =>
  refusals[CLAIM.ended]?.startsWith('activity.') === true && Object.hasOwn(refusals, CLAIM.notStarted);
