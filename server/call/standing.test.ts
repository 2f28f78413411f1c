import { expect, test } from 'vitest';
import { findBar } from './standing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date(now.getTime() - 1_000);
const after = new Date(now.getTime() + 1_000);

const free = { status: 'active', self_excluded_until: null, kyc_state: 'none', kyc_due_at: null } as const;

test.each([
  ['nothing is the matter', {}, undefined],
  ['the account is disabled', { status: 'disabled' }, 101],
  ['the account is frozen', { status: 'frozen' }, 102],
  ['no ID was handed in, and there is time', { kyc_due_at: after }, undefined],
  ['no ID was handed in by the deadline', { kyc_due_at: now }, 103],
  ['the ID was rejected, and there is time for another', { kyc_state: 'rejected', kyc_due_at: after }, undefined],
  ['the ID was rejected, and the deadline is over', { kyc_state: 'rejected', kyc_due_at: before }, 103],
  ['the ID is looked at, and the deadline is over', { kyc_state: 'reviewing', kyc_due_at: before }, undefined],
  ['the ID is good', { kyc_state: 'approved', kyc_due_at: before }, undefined],
  ['the player has excluded themselves', { self_excluded_until: after }, 1051],
  ['that time is over', { self_excluded_until: now }, undefined],
  ['several at once: the account first', { status: 'disabled', kyc_due_at: before, self_excluded_until: after }, 101],
  ['several at once: the ID before the exclusion', { kyc_due_at: before, self_excluded_until: after }, 103],
] as const)('whether a player may come in: %s', (_name, changes, bar) => {
  expect(findBar({ ...free, ...changes }, now)).toBe(bar);
});
