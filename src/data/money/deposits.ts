/**
 * Deposits that the player has asked for, until it is known what became of them. They are asked about with longer and
 * longer pauses while the page is looked at, over reloads and restarts; nothing is ever sent again.
 */
import { computed, signal } from '@preact/signals-react';
import { ORDER_STATUS } from '#contract/enums.ts';
import { wallet } from '#contract/wallet.ts';
import { log } from '#shared/log.ts';
import type { FollowedDeposit } from '#store/player-schema.ts';
import { call } from '../ask/call.ts';
import { isReachable } from '../ask/connection.ts';
import { refreshShown } from '../ask/questions.ts';
import { balance } from '../player/balance.ts';
import { inPlayerStore, onPlayerChange } from '../player/session.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;

export interface EndedDeposit extends FollowedDeposit {
  how: 'credited' | 'notPaid';
}

class Deposits {
  #followed: readonly FollowedDeposit[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many players have come and gone. */
  #players = 0;
  /** Somebody shows these, and says themselves how they end. */
  readonly #claimed = new Set<string>();
  readonly #ended = signal<EndedDeposit | undefined>(undefined);

  /** The one that has ended last. */
  readonly ended = computed(() => this.#ended.value);

  constructor() {
    onPlayerChange(() => {
      this.#players += 1;
      this.#followed = [];
      this.#claimed.clear();
      this.#ended.value = undefined;
      clearTimeout(this.#timer);
    });
    document.addEventListener('visibilitychange', () => this.#followed.length > 0 && this.#askIn(FIRST_WAIT_MS));
  }

  /** From now on these are asked about. */
  follow(orders: readonly FollowedDeposit[]): void {
    const before = this.#followed;
    const known = new Map(before.map((order) => [order.orderId, order]));
    for (const { orderId, amount } of orders) known.set(orderId, { orderId, amount });
    if (known.size === before.length) return;
    this.#keep([...known.values()]);
    this.#askIn(FIRST_WAIT_MS);
  }

  /** Goes on with what an earlier visit has left open. */
  async resume(): Promise<void> {
    const isSamePlayer = this.#samePlayer();
    const kept = await inPlayerStore((store) => store.fact('deposits')).catch(() => undefined);
    if (kept && isSamePlayer()) this.follow(kept);
  }

  /** True when it is known what became of it. */
  async ask({ orderId, amount }: FollowedDeposit): Promise<boolean> {
    const isSamePlayer = this.#samePlayer();
    const outcome = await call(wallet.checkRechargeOrder, { orderId });
    if (!isSamePlayer()) return true;
    if (!outcome.ok) {
      // The server knows of no such order, and will not learn of it.
      const isGone = outcome.failure.kind === 'refused';
      if (isGone) this.#forget(orderId);
      return isGone;
    }
    const { isRechargeDone, status } = outcome.value.answer;
    if (isRechargeDone) this.#end({ orderId, amount, how: 'credited' });
    else if (status === ORDER_STATUS.refused || status === ORDER_STATUS.expired)
      this.#end({ orderId, amount, how: 'notPaid' });
    else return false;
    return true;
  }

  /** Whoever shows this order says how it ends. Returns what gives it back. */
  claim(orderId: string): () => void {
    this.#claimed.add(orderId);
    return () => void this.#claimed.delete(orderId);
  }

  isClaimed(orderId: string): boolean {
    return this.#claimed.has(orderId);
  }

  #end(ended: EndedDeposit): void {
    this.#forget(ended.orderId);
    this.#ended.value = ended;
    if (ended.how === 'credited') {
      balance.refreshMoved().catch((error: unknown) => log.info('a balance is not shown', { why: String(error) }));
    }
    void refreshShown();
  }

  #forget(orderId: string): void {
    this.#keep(this.#followed.filter((known) => known.orderId !== orderId));
  }

  #keep(followed: readonly FollowedDeposit[]): void {
    this.#followed = followed;
    void inPlayerStore((store) => store.keepFact('deposits', [...followed])).catch((error: unknown) =>
      log.info('open deposits are not kept', { why: String(error) }),
    );
  }

  #askIn(waitMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#askAll(waitMs), waitMs);
  }

  async #askAll(waitedMs: number): Promise<void> {
    const isSamePlayer = this.#samePlayer();
    if (document.visibilityState !== 'visible' || !isReachable.peek()) return this.#askIn(waitedMs);
    for (const order of this.#followed) {
      if (isSamePlayer()) await this.ask(order);
    }
    if (isSamePlayer() && this.#followed.length > 0) this.#askIn(Math.min(waitedMs * 2, LONGEST_WAIT_MS));
  }

  #samePlayer(): () => boolean {
    const before = this.#players;
    return () => before === this.#players;
  }
}

export const deposits = new Deposits();
