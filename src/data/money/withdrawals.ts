/**
 * The newest withdrawal, from the player's phone to the end of it. The kept terms tell that it is under way, so a later
 * visit and another tab know it too. It is asked about on any screen, and its end brings the balance with it.
 */
import { signal } from '@preact/signals-react';
import * as v from 'valibot';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { isUnderWay, ORDER_STATUS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { log } from '#shared/log.ts';
import { watchAnswer } from '../ask/kept-answers.ts';
import { questionOf, refreshShown } from '../ask/use-answer.ts';
import { call } from '../call/call.ts';
import { samePlayer } from '../player/same-player.ts';
import { onPlayerChange } from '../player/session.ts';
import { balance } from './balance.ts';
import { BACK_WAIT_MS, FollowUp } from './follow-up.ts';

const LONGEST_WAIT_MS = 60_000;
/** While a screen shows it. */
const LOOKED_AT_MS = 4_000;

const terms = () => questionOf(wallet.getExchange, '{}');

class Withdrawals {
  #order: ExchangeOrder | undefined;
  readonly #untold = signal<ExchangeOrder | undefined>(undefined);
  readonly #followUp = new FollowUp({
    isUnderWay: () => isUnderWay(this.#order),
    ask: () => terms().refresh(),
    longestWaitMs: () => (terms().isIdle ? LONGEST_WAIT_MS : LOOKED_AT_MS),
  });

  /** One that was paid or not paid while no screen showed it. */
  readonly untold = this.#untold;

  constructor() {
    onPlayerChange(() => {
      this.#followUp.stop();
      this.#order = undefined;
      this.#untold.value = undefined;
    });
  }

  /** Of the player who is signed in; returns what ends that. */
  follow(): () => void {
    const read = (terms: { answer: unknown } | undefined): void => terms && this.#read(terms.answer);
    // A device that keeps nothing knows them for this visit.
    const ends = [watchAnswer(wallet.getExchange, '{}', read), terms().shown.subscribe(read)];
    return () => ends.forEach((end) => end());
  }

  /** A screen that shows it has just been opened, and has asked by itself. */
  lookAt(): void {
    this.#followUp.askIn(LOOKED_AT_MS);
  }

  noteTold(): void {
    this.#untold.value = undefined;
  }

  #read(answer: unknown): void {
    const read = v.safeParse(wallet.getExchange.answer, answer);
    if (!read.success) return;
    const [before, order] = [this.#order, read.output.order ?? undefined];
    this.#order = order;
    if (before && isUnderWay(before) && order && order.orderId !== before.orderId) void this.#endUnseen(before);
    if (isUnderWay(order)) {
      if (order?.orderId !== before?.orderId) this.#followUp.askIn(BACK_WAIT_MS);
    } else if (order && order.orderId === before?.orderId && isUnderWay(before)) this.#end(order);
  }

  /** There is never more than one under way, so it had ended before another device began the newer one. */
  async #endUnseen({ orderId }: ExchangeOrder): Promise<void> {
    const isSamePlayer = samePlayer();
    const outcome = await call(records.getExchangeOrder, { page: 1, pageSize: 20 });
    if (!outcome.ok || !isSamePlayer()) return;
    const ended = outcome.value.answer.list.find((one) => one.orderId === orderId);
    if (ended && !isUnderWay(ended)) this.#tell(ended);
  }

  #tell(order: ExchangeOrder): void {
    if (order.status !== ORDER_STATUS.cancelled) this.#untold.value = order;
  }

  #end(order: ExchangeOrder): void {
    // A screen that follows it tells its end itself, and who has canceled it knows.
    if (terms().isIdle) this.#tell(order);
    balance.refreshMoved().catch((error: unknown) => log.info('a balance is not shown', { why: String(error) }));
    void refreshShown();
  }
}

export const withdrawals = new Withdrawals();
