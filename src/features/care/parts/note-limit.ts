import type { CareState, LimitKind } from '#contract/care.ts';
import { wallet } from '#contract/wallet.ts';
import { questionOf } from '#data/ask/use-answer.ts';
import { showToast } from '#data/toasts.ts';
import { saidOfSetting } from '../rules/limits.ts';

/** Tells what became of the wish. The terms of a deposit say what a limit leaves, so what is known of them is old. */
export function noteLimit(state: CareState | null | undefined, kind: LimitKind, amount: number | null): void {
  showToast(saidOfSetting(state, kind, amount));
  if (kind.endsWith('Deposit')) void questionOf(wallet.tradeInfo, '{}').askAfterChange();
}
