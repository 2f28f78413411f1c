import { TICKET_SUBJECTS } from '#contract/ticket-rules.ts';

const BY_BEGINNING: readonly [string, number][] = [
  ['PD-', TICKET_SUBJECTS.deposit],
  ['PW-', TICKET_SUBJECTS.withdrawal],
  ['B-', TICKET_SUBJECTS.game],
];

/** What a question is about, as far as the reference of a record says so. */
export const subjectOf = (reference: string): number =>
  BY_BEGINNING.find(([beginning]) => reference.startsWith(beginning))?.[1] ??
  (reference === '' ? TICKET_SUBJECTS.deposit : TICKET_SUBJECTS.other);
