/**
 * Calls that move money, from the tap until it is known what became of them. Each is written down, then sent once. One
 * whose answer was lost is asked about under its key, over reloads and restarts, and never sent again: a question finds
 * its answer, or makes it void.
 */
import { computed, signal } from '@preact/signals-react';
import * as v from 'valibot';
import type { Input, MoneyRow, Refusal } from '#contract/define.ts';
import { wallet } from '#contract/wallet.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { log } from '#shared/log.ts';
import type { Cents } from '#shared/money.ts';
import { fail, type Outcome } from '#shared/outcome.ts';
import type { AskedRow } from '#store/player-schema.ts';
import { newKey } from '#shared/new-key.ts';
import { DAY_MS } from '#shared/durations.ts';
import { pause } from '#shared/pause.ts';
import { locked } from '../call/locked.ts';
import { balance } from './balance.ts';
import { deposits } from './deposits.ts';
import { questionOf, refreshShown } from '../ask/use-answer.ts';
import { call, type CallOutcome } from '../call/call.ts';
import { nextReachable } from '../call/connection.ts';
import { answerOrGap } from '../call/intents.ts';
import { samePlayer } from '../player/same-player.ts';
import { inPlayerStore, mergePlayer, onPlayerChange } from '../player/session.ts';
import { watch } from '../lobby/stored.ts';
import { questionAbout } from './question-about.ts';
import { spendDraft } from './spend-draft.ts';

/** How a call is answered that will never be taken as it is, however often it is sent. */
export const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(['HTTP 400', 'HTTP 404', 'HTTP 422']);
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
const SILENT_MS = 4_000;
/** A day less than the server keeps an answer: to a later question it would say that the call had not arrived. */
const ASKED_ABOUT_MS = 7 * DAY_MS;

/** What became of a call that had to be asked about. `begun`: a deposit is there, and still to be paid. `unknown`: the server keeps no answers, or not for so long. */
type Found = 'done' | 'begun' | 'refused' | 'notArrived' | 'unknown';

/** `code` says why it was refused. */
export type Learnt = Pick<AskedRow, 'path' | 'input'> & { found: Found; code?: number };

const asked = signal<readonly AskedRow[]>([]);
/** Calls that are still out and have had no answer for a while. */
const silent = signal<readonly AskedRow[]>([]);
const learnt = signal<Learnt | undefined>(undefined);
const late = signal<{ key: string; path: string; answer: unknown } | undefined>(undefined);
const underWay = new Set<string>();

const unknown = computed(() => [...asked.value, ...silent.value]);

/** Whether there is a call right now of which nobody knows what became of it. */
export const isChecking = computed(() => unknown.value.length > 0);

/** Deposits of which nobody knows yet whether they are there, as they were asked for. */
export const askedDeposits = computed(() => unknown.value.flatMap(depositOf));

function depositOf({ key, path, input }: AskedRow) {
  if (path !== wallet.recharge3.path) return [];
  const { success, output } = v.safeParse(wallet.recharge3.request, input);
  return success ? [{ key, amount: output.amount, rechargeType: output.rechargeType }] : [];
}

/** What was learnt last, until the notice has told the player. */
export const lastLearnt = computed(() => learnt.value);
export const forgetLearnt = (): void => void (learnt.value = undefined);

/** The answer that was lost at first, until its page has told what it gives. */
export const lateAnswer = computed(() => late.value);
export const forgetLate = (): void => void (late.value = undefined);

onPlayerChange(() => {
  asked.value = silent.value = [];
  learnt.value = late.value = undefined;
  underWay.clear();
});

/** Undefined when the answer was lost; what becomes of it is told by `isChecking` and `lastLearnt`. */
export async function moveMoney<R extends MoneyRow>(row: R, input: Input<R>): Promise<CallOutcome<R> | undefined> {
  const intent: AskedRow = { key: newKey(), path: row.path, input, askedAt: Date.now() };
  const isSamePlayer = samePlayer();
  let written: AskedRow | undefined;
  const outcome = await alone(intent, async () => {
    written = await writeDown(intent);
    // If its answer were lost, nobody would ask about it after a restart.
    return written?.key === intent.key
      ? whileOut(intent, answerOrGap(call(row, input, { key: intent.key })))
      : fail<Refusal<R>>({ kind: 'unwritten' });
  });
  // Nobody who comes after is asked to wait for what a player who has left may have got, or is shown their balance.
  if (!isSamePlayer()) return undefined;
  if (written && written.key !== intent.key) {
    check(written);
    return undefined;
  }
  if (!outcome.ok && outcome.failure.kind === 'unwritten') return outcome;
  if (!isKnown(outcome)) {
    check(intent);
    return undefined;
  }
  if (outcome.ok) {
    void showBalance(outcome.value.answer);
    // Its own state comes with the answer where the row says so; whatever else is on the screen is from before.
    if (!row.gives) void refreshShown();
  }
  if (outcome.ok) await spendDraft(intent);
  // Last: the next page of one that dies before asks what became of it, and looks at everything anew.
  await forget(intent);
  return isSamePlayer() ? outcome : undefined;
}

/** A call that has no answer for so long counts as unknown, also where the sheet that has sent it is gone. */
async function whileOut<Value>(intent: AskedRow, answer: Promise<Value>): Promise<Value> {
  const isSamePlayer = samePlayer();
  const timer = setTimeout(() => {
    if (isSamePlayer()) silent.value = [...silent.value, intent];
  }, SILENT_MS);
  return answer.finally(() => {
    clearTimeout(timer);
    silent.value = silent.value.filter(({ key }) => key !== intent.key);
  });
}

/** The row that stands: where another tab has asked for the same and does not know its end yet, it is that tab's. */
async function writeDown(intent: AskedRow): Promise<AskedRow | undefined> {
  try {
    // Undefined where no store is open, as in a visit that does not know yet whose it is.
    return await locked('perya-asked', () =>
      inPlayerStore(async (store) => {
        const same = (await store.askedCalls()).find((row) => wishOf(row) === wishOf(intent));
        if (!same) await store.keepAsked(intent);
        return same ?? intent;
      }),
    );
  } catch (error) {
    log.info('a call is not written down', { why: String(error) });
    return undefined;
  }
}

/** Without what proves who asks: a password is sealed into other letters each time, and a code and what a passkey signs are others each time. */
const wishOf = ({ path, input }: AskedRow): string =>
  JSON.stringify([path, { ...(input as object), password: 0, safeboxPassword: 0, code: 0, passkey: 0 }]);

/** Goes on with what an earlier visit has left open. */
export async function resumeChecks(): Promise<void> {
  const isSamePlayer = samePlayer();
  const rows = await inPlayerStore((store) => store.askedCalls()).catch(() => undefined);
  if (isSamePlayer()) for (const row of rows ?? []) check(row);
}

function check(row: AskedRow): void {
  if (underWay.has(row.key)) return;
  underWay.add(row.key);
  asked.value = [...asked.value, row];
  void askUntilKnown(row);
}

async function askUntilKnown(row: AskedRow): Promise<void> {
  const begunMs = performance.now();
  while (underWay.has(row.key)) {
    // Listens from before the question: a connection that comes back while it is under way has lost it.
    const isBack = nextReachable();
    const learnt = await alone(row, () => learn(row));
    if (learnt && underWay.has(row.key)) return settle(row, learnt).finally(isBack.stop);
    await Promise.race([isBack.happened, pause(waitAfter(performance.now() - begunMs))]).finally(isBack.stop);
  }
}

/** A server that was ill for long is asked less often, and one that was for a moment is not waited for much longer than that. */
const waitAfter = (askedForMs: number): number => Math.min(Math.max(FIRST_WAIT_MS, askedForMs / 4), LONGEST_WAIT_MS);

/** Undefined while no tab has said anything. */
async function learn(row: AskedRow): Promise<Pick<Learnt, 'found' | 'code'> | undefined> {
  const { key, path, input, askedAt } = row;
  const lobby = watch('lobby', { hotLimit: HOT_LIMIT }).getValue();
  // As while the device has cleared itself: which server this is will be known again in a moment.
  if (!lobby) return undefined;
  // A server of another kind would take the question for the call itself.
  const answersOnce = lobby.config.answersOnce === 1;
  if (!answersOnce || Date.now() - askedAt > ASKED_ABOUT_MS) return { found: 'unknown' };
  const outcome = await call(questionAbout(path), input, { key, isQuestion: true });
  if (outcome.ok) {
    const { answer } = outcome.value;
    const isDeposit = path === wallet.recharge3.path;
    if (isDeposit) await follow(row, answer, lobby.config.appRechargeTypeList);
    if (underWay.has(key)) late.value = { key, path, answer };
    return { found: isDeposit ? 'begun' : 'done' };
  }
  // A server of another release does not know the question any more; to ask on would hold every button of money.
  if (outcome.failure.kind === 'broken' && NOT_UNDERSTOOD.has(outcome.failure.detail)) return { found: 'unknown' };
  if (outcome.failure.kind !== 'refused') return undefined;
  const code: number = outcome.failure.code;
  return code === PROTOCOL_ERRORS.notArrived.errcode ? { found: 'notArrived' } : { found: 'refused', code };
}

/** A deposit that is there is followed from here on, wherever the player is. */
async function follow(row: AskedRow, answer: unknown, ways: readonly { id: number; name: string }[]): Promise<void> {
  const { orderId } = answer as { orderId?: unknown };
  const [wish] = depositOf(row);
  if (typeof orderId !== 'string' || !wish || !underWay.has(row.key)) return;
  const { amount, rechargeType } = wish;
  const channelName = ways.find(({ id }) => id === rechargeType)?.name ?? '';
  await deposits.follow([{ orderId, amount, channelName, toldAt: Date.now() }]);
}

async function settle(row: AskedRow, { found, code }: Pick<Learnt, 'found' | 'code'>): Promise<void> {
  if (found !== 'refused' && found !== 'notArrived' && underWay.has(row.key)) await spendDraft(row);
  await forget(row);
  // Not what the answer says: it is the first one, told again, and the balance may have moved since. A refusal knows something too.
  await balance.refreshMoved().catch(noteNotShown);
  await refreshShown();
  // A withdrawal is followed from its terms.
  if (row.path === wallet.exchange.path) await questionOf(wallet.getExchange, '{}').refresh();
  if (!underWay.delete(row.key)) return;
  // A form that has taken the answer of its deposit shows it itself.
  if (found !== 'begun' || late.value)
    learnt.value = { found, path: row.path, input: row.input, ...(code !== undefined && { code }) };
  asked.value = asked.value.filter(({ key }) => key !== row.key);
}

async function forget({ key }: AskedRow): Promise<void> {
  await inPlayerStore((store) => store.forgetAsked(key)).catch((error: unknown) =>
    log.info('a call is not forgotten', { why: String(error) }),
  );
}

/** Most answers about money say what the balance is now, and those that move points, what the points are. */
async function showBalance(answer: unknown): Promise<void> {
  const { coin, lottery } = answer as { coin?: Cents | null; lottery?: number | null };
  const moved = {
    ...(typeof coin === 'number' && { coin }),
    ...(typeof lottery === 'number' && { lottery }),
  };
  if (Object.keys(moved).length > 0) await mergePlayer(moved).catch(noteNotShown);
}

/** A full device: the money has moved all the same, and the next refresh shows it. */
const noteNotShown = (error: unknown): void => log.info('a balance is not kept', { why: String(error) });

/** Another tab's question must not overtake the call itself, which it would make void. */
const alone = <Value>({ key }: AskedRow, work: () => Promise<Value>): Promise<Value> =>
  locked(`perya-asked-${key}`, work);

/** Only the server's own word is an end; its "no session" too, since nothing is done without one. */
const isKnown = (outcome: Outcome<unknown>): boolean =>
  outcome.ok || outcome.failure.kind === 'refused' || outcome.failure.kind === 'signed-out';
