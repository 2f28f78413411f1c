import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { ExchangeOrder } from '#contract/entities/order.ts';

type StepName = 'asked' | 'review' | 'sent' | 'paid' | 'returned' | 'cancelled';

interface Step {
  name: StepName;
  is: 'done' | 'now' | 'later';
  /** When it began; undefined where it has not, or where nobody wrote it down. */
  at: number | undefined;
}

const known = (at: number): number | undefined => (at > 0 ? at : undefined);

/** The way of a withdrawal, with when each step began: as far as it came when it has ended, and to the end before. */
export function stepsOf({ status, createTime, heldTime, sentTime, finishTime }: ExchangeOrder): Step[] {
  const asked: Step = { name: 'asked', is: 'done', at: createTime };
  const review = { name: 'review', at: known(heldTime) } as const;
  const sent = { name: 'sent', at: known(sentTime) } as const;
  const end = { is: 'done', at: known(finishTime) } as const;
  switch (status) {
    case ORDER_STATUS.reviewing:
      return [asked, { ...review, is: 'now' }, { ...sent, is: 'later' }, { name: 'paid', is: 'later', at: undefined }];
    case ORDER_STATUS.pending:
      return [asked, { ...review, is: 'done' }, { ...sent, is: 'now' }, { name: 'paid', is: 'later', at: undefined }];
    case ORDER_STATUS.done:
      return [asked, { ...review, is: 'done' }, { ...sent, is: 'done' }, { ...end, name: 'paid' }];
  }
  const passed: Step[] = [review, sent].flatMap((step) => (step.at === undefined ? [] : [{ ...step, is: 'done' }]));
  return [asked, ...passed, { ...end, name: status === ORDER_STATUS.cancelled ? 'cancelled' : 'returned' }];
}
