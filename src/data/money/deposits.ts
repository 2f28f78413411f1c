/**
 * Deposits that the player has asked for, until it is known what became of them. They are asked about with longer and
 * longer pauses while the page is looked at, over reloads and restarts; nothing is ever sent again.
 */
import { computed, signal } from '@preact/signals-react';
import * as v from 'valibot';
import type { Answer } from '#contract/define.ts';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { log } from '#shared/log.ts';
import type { FollowedDeposit } from '#store/player-schema.ts';
import { DAY_MS } from '#shared/durations.ts';
import { call } from '../call/call.ts';
import { watchAnswer } from '../ask/kept-answers.ts';
import { refreshShown } from '../ask/use-answer.ts';
import { balance, countUp } from './balance.ts';
import { samePlayer } from '../player/same-player.ts';
import { inPlayerStore, onPlayerChange } from '../player/session.ts';
import { BACK_WAIT_MS, FollowUp } from './follow-up.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
/** A payment by hand has come by then, or customer service knows of it. */
const LATEST_MS = 3 * DAY_MS;
const MOST_OVER = 5;

export interface EndedDeposit extends FollowedDeposit {
  /** What came with it besides, in hundredths. */
  bonus?: number;
  how: 'credited' | 'notPaid' | 'late' | 'closed';
}

/** `unasked`: the question or its answer was lost. */
export type Standing = 'ended' | 'waiting' | 'reviewing' | 'unasked';

const HOW_ENDED: Readonly<Record<number, EndedDeposit['how']>> = {
  [ORDER_STATUS.refused]: 'notPaid',
  [ORDER_STATUS.expired]: 'late',
  [ORDER_STATUS.cancelled]: 'closed',
};

const MAY_STILL_COME: ReadonlySet<EndedDeposit['how']> = new Set(['late', 'closed']);

const isOpen = ({ overSince }: FollowedDeposit): boolean => overSince === undefined;

/** What is kept of one that the server lists. The list may be from before, but it stood so when it was asked for. */
export const followedOf = ({ orderId, amount, channelName, status, createTime }: OpenDeposit): FollowedDeposit => ({
  orderId,
  amount,
  channelName,
  isReviewed: status === ORDER_STATUS.reviewing,
  toldAt: createTime,
});

/** What the server says has come; before that, what was asked for. */
const cameOf = ({ amount, bonus }: Answer<typeof wallet.checkRechargeOrder>, asked: number) => ({
  amount: amount ?? asked,
  ...(bonus > 0 && { bonus }),
});

class Deposits {
  readonly #followed = signal<readonly FollowedDeposit[]>([]);
  readonly #followUp = new FollowUp({
    isUnderWay: () => this.#followed.peek().length > 0,
    ask: () => this.#askAll(),
    longestWaitMs: () => LONGEST_WAIT_MS,
  });
  readonly #ended = signal<readonly EndedDeposit[]>([]);
  /** By order: the player has been told, or a sheet that shows it tells them. */
  readonly #told = signal<ReadonlySet<string>>(new Set());

  /** Those that are under way. */
  readonly open = computed(() => this.#followed.value);

  /** There is one under way, or there was in this visit. */
  readonly isAny = computed(() => this.#followed.value.length + this.#ended.value.length > 0);

  /** Those that have ended in this visit and that the player was not told of. */
  readonly untold = computed(() => this.#ended.value.filter(({ orderId }) => !this.#told.value.has(orderId)));

  constructor() {
    onPlayerChange(() => {
      this.#followed.value = [];
      this.#ended.value = [];
      this.#told.value = new Set();
      this.#followUp.stop();
    });
  }

  /**
   * From now on these are asked about. What has ended is not begun again by a list from before. Resolves when a visit
   * that is cut off here would be gone on with by the next, as far as this device keeps anything.
   */
  async follow(orders: readonly FollowedDeposit[]): Promise<void> {
    const known = new Set([...this.#followed.peek(), ...this.#ended.peek()].map(({ orderId }) => orderId));
    const added: FollowedDeposit[] = [];
    for (const order of orders) {
      if (!known.has(order.orderId)) added.push(order);
      known.add(order.orderId);
    }
    if (added.length === 0) return;
    this.#followed.value = [...this.#followed.peek(), ...added];
    this.#followUp.askIn(FIRST_WAIT_MS);
    await this.#keep((kept) => [
      ...kept.filter(({ orderId }) => added.every((one) => one.orderId !== orderId)),
      ...added,
    ]);
  }

  /** Goes on with what an earlier visit has left open. */
  async resume(): Promise<void> {
    const isSamePlayer = samePlayer();
    const kept = await inPlayerStore((store) => store.fact('deposits')).catch(() => undefined);
    if (!kept || !isSamePlayer()) return;
    void this.follow(kept.filter(isOpen));
    this.#followUp.askIn(BACK_WAIT_MS);
    for (const order of kept) if (!isOpen(order) && isSamePlayer()) await this.#askOver(order);
  }

  /** Follows those of the kept terms, which another tab may have begun; returns what ends that. */
  followKept(): () => void {
    return watchAnswer(wallet.tradeInfo, '{}', (row) => {
      const terms = v.safeParse(wallet.tradeInfo.answer, row?.answer);
      if (terms.success && !row?.isOutdated) void this.follow(terms.output.openList.map(followedOf));
    });
  }

  /** Once in a visit: what came after its time is told as any other. */
  async #askOver({ orderId, amount, overSince = 0 }: FollowedDeposit): Promise<void> {
    if (Date.now() - overSince > LATEST_MS) return this.#forget(orderId);
    const isSamePlayer = samePlayer();
    const outcome = await call(wallet.checkRechargeOrder, { orderId });
    if (!outcome.ok || !isSamePlayer() || !outcome.value.answer.isRechargeDone) return;
    this.#end({ ...cameOf(outcome.value.answer, amount), orderId, how: 'credited' });
  }

  async ask({ orderId, amount }: FollowedDeposit): Promise<Standing> {
    const isSamePlayer = samePlayer();
    const outcome = await call(wallet.checkRechargeOrder, { orderId });
    if (!isSamePlayer()) return 'unasked';
    if (!outcome.ok) {
      if (outcome.failure.kind !== 'refused') return 'unasked';
      // The server knows of no such order, and will not learn of it.
      this.#forget(orderId);
      return 'ended';
    }
    const { answer } = outcome.value;
    const how = answer.isRechargeDone ? 'credited' : HOW_ENDED[answer.status];
    if (!how) return this.#noteStanding(orderId, answer.status === ORDER_STATUS.reviewing);
    this.#end({ ...cameOf(answer, amount), orderId, how });
    return 'ended';
  }

  #noteStanding(orderId: string, isReviewed: boolean): Standing {
    const told = { isReviewed, toldAt: Date.now() };
    const withIt = (orders: readonly FollowedDeposit[]) =>
      orders.map((order) => (order.orderId === orderId ? { ...order, ...told } : order));
    this.#followed.value = withIt(this.#followed.peek());
    void this.#keep(withIt);
    return isReviewed ? 'reviewing' : 'waiting';
  }

  endingOf(orderId: string): EndedDeposit | undefined {
    return this.#ended.value.find((ended) => ended.orderId === orderId);
  }

  /** The player has been told how this ends, or is told by what shows it. */
  noteTold(orderId: string): void {
    this.#told.value = new Set([...this.#told.peek(), orderId]);
  }

  /** The sheet that has shown it is gone before it ended. */
  noteUntold(orderId: string): void {
    if (this.endingOf(orderId)) return;
    this.#told.value = new Set([...this.#told.peek()].filter((told) => told !== orderId));
  }

  #end(ended: EndedDeposit): void {
    const { orderId, amount, how } = ended;
    this.#forget(orderId, MAY_STILL_COME.has(how) ? [{ orderId, amount, overSince: Date.now() }] : []);
    // A question beside this one has heard the same.
    if (this.#ended.peek().some(({ orderId }) => orderId === ended.orderId)) return;
    this.#ended.value = [...this.#ended.peek(), ended];
    if (ended.how === 'credited') {
      countUp.expect();
      balance.refreshMoved().catch((error: unknown) => log.info('a balance is not shown', { why: String(error) }));
    }
    // The terms tell what is under way and what the next one adds; a former visit may have kept them.
    void refreshShown(wallet.tradeInfo);
  }

  /** What is over may stand there instead, the latest few of them. */
  #forget(orderId: string, over: readonly FollowedDeposit[] = []): void {
    const without = (orders: readonly FollowedDeposit[]) => orders.filter((known) => known.orderId !== orderId);
    this.#followed.value = without(this.#followed.peek());
    void this.#keep((kept) => {
      const [open, ended] = [without(kept).filter(isOpen), without(kept).filter((one) => !isOpen(one))];
      return [...open, ...[...ended, ...over].slice(-MOST_OVER)];
    });
  }

  /** Another tab keeps its own in the same place, so each changes what is there. */
  async #keep(change: (kept: readonly FollowedDeposit[]) => readonly FollowedDeposit[]): Promise<void> {
    await inPlayerStore(async (store) =>
      store.keepFact('deposits', [...change((await store.fact('deposits')) ?? [])]),
    ).catch((error: unknown) => log.info('open deposits are not kept', { why: String(error) }));
  }

  async #askAll(): Promise<void> {
    const isSamePlayer = samePlayer();
    for (const order of this.#followed.peek()) {
      if (isSamePlayer()) await this.ask(order);
    }
  }
}

export const deposits = new Deposits();
