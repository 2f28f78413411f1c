import type { Row } from '#contract/define.ts';

/** Whether the answer is kept beside its key and told again; every other change recognizes its own repetitions. */
export const isAnsweredOnce = (row: Row, isGuest = false): boolean =>
  row.effect !== 'read' && row.repeats !== 'by-itself' && !(isGuest && row.repeats === 'not-for-guests');
