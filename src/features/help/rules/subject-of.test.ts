import { expect, test } from 'vitest';
import { TICKET_SUBJECTS } from '#contract/ticket-rules.ts';
import { subjectOf } from './subject-of.ts';

test.each([
  ['', TICKET_SUBJECTS.deposit],
  ['PD-1', TICKET_SUBJECTS.deposit],
  ['PW-1', TICKET_SUBJECTS.withdrawal],
  ['B-1', TICKET_SUBJECTS.game],
  ['T-1', TICKET_SUBJECTS.other],
])('with the reference "%s" a question begins with the subject %i', (reference, subject) => {
  expect(subjectOf(reference)).toBe(subject);
});
