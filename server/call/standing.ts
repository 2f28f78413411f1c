/** Whether a player may come in at all. Asked only for a caller who has proved to be that player. */
import { SIGN_IN } from '#contract/errcodes.ts';
import type { Row } from '../sql/tables.ts';

/** Why not, as an errcode that every sign-in knows. */
export type Bar =
  | typeof SIGN_IN.disabled
  | typeof SIGN_IN.frozen
  | typeof SIGN_IN.kycOverdue
  | typeof SIGN_IN.selfExcluded;

type Standing = Pick<Row<'player'>, 'status' | 'self_excluded_until' | 'kyc_state' | 'kyc_due_at'>;

export function findBar({ status, self_excluded_until, kyc_state, kyc_due_at }: Standing, now: Date): Bar | undefined {
  if (status === 'disabled') return SIGN_IN.disabled;
  if (status === 'frozen') return SIGN_IN.frozen;
  // A player who has handed everything in waits for us, not we for them.
  const isWaitedFor = kyc_state === 'none' || kyc_state === 'rejected';
  if (isWaitedFor && kyc_due_at !== null && kyc_due_at <= now) return SIGN_IN.kycOverdue;
  if (self_excluded_until !== null && self_excluded_until > now) return SIGN_IN.selfExcluded;
  return undefined;
}
