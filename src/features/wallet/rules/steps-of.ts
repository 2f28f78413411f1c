import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { ExchangeOrder } from '#contract/entities/order.ts';

type StepName = 'asked' | 'review' | 'approved' | 'sent' | 'paid' | 'returned' | 'cancelled';

interface Step {
  name: StepName;
  /** `unpaid`: it has ended here, and no money has left. */
  is: 'done' | 'now' | 'later' | 'unpaid';
  /** When it began; undefined where it has not, or where nobody wrote it down. */
  at: number | undefined;
}

const paidLater: Step = { name: 'paid', is: 'later', at: undefined };

const doneOf = (steps: readonly Omit<Step, 'is'>[]): Step[] => steps.map((step) => ({ ...step, is: 'done' }));

const known = (at: number): number | undefined => (at > 0 ? at : undefined);

/** The way of a withdrawal, with when each step began: as far as it came when it has ended, and to the end before. */
export function stepsOf({ status, createTime, heldTime, approvedTime, sentTime, finishTime }: ExchangeOrder): Step[] {
  const asked: Step = { name: 'asked', is: 'done', at: createTime };
  const review = { name: 'review', at: known(heldTime) } as const;
  const approved = { name: 'approved', at: known(approvedTime) } as const;
  const sent = { name: 'sent', at: known(sentTime) } as const;
  const end = known(finishTime);
  switch (status) {
    case ORDER_STATUS.reviewing:
      return [asked, { ...review, is: 'now' }, { ...approved, is: 'later' }, { ...sent, is: 'later' }, paidLater];
    case ORDER_STATUS.pending:
      // An approved one is sent once the bank has said that it has it.
      return sent.at === undefined
        ? [asked, ...doneOf([review]), { ...approved, is: 'now' }, { ...sent, is: 'later' }, paidLater]
        : [asked, ...doneOf([review, approved]), { ...sent, is: 'now' }, paidLater];
    case ORDER_STATUS.done:
      return [asked, ...doneOf([review, approved, sent]), { name: 'paid', is: 'done', at: end }];
  }
  const passed = doneOf([review, approved, sent].filter(({ at }) => at !== undefined));
  return [
    asked,
    ...passed,
    { name: status === ORDER_STATUS.cancelled ? 'cancelled' : 'returned', is: 'unpaid', at: end },
  ];
}
