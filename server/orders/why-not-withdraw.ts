/** The one place that says where a withdrawal is refused: before the tap, and after it. No SQL, no clock. */
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import type { Refusal } from '#contract/define.ts';

export interface WithdrawFacts {
  /** No bank pays out here, or the books do not agree. */
  isClosed: boolean;
  isSelfExcluded: boolean;
  isKnownByKyc: boolean;
  hasAccount: boolean;
  /** Another withdrawal is under way. */
  isAnyPending: boolean;
  /** How many more may be asked for today. */
  leftToday: number;
  /** Undefined while the player has named none. */
  amount: number | undefined;
  terms: { least: number; most: number };
  balance: number;
  leftToWager: number;
  password: ProofFact;
  /** A second time, from the operator's sum on: a passkey, the safebox's password, or a code. `new`: it is right, and less than a day old. */
  proof: ProofFact | 'new';
}

/** `unasked`: nothing is to be proved, or the form is not sent yet. */
type ProofFact = 'unasked' | 'right' | 'missing' | 'tooOften' | 'wrong';

export type WithdrawRefusal = Refusal<typeof wallet.exchange>;

type Check = readonly [isTrue: (facts: WithdrawFacts) => boolean, reason: WithdrawRefusal];

/** In the order a player hears them: first what no other amount would change. */
const CHECKS: readonly Check[] = [
  [(f) => f.isClosed, WALLET.channelClosed],
  [(f) => f.isSelfExcluded, WALLET.selfExcluded],
  [(f) => !f.isKnownByKyc, WALLET.needsKyc],
  [(f) => !f.hasAccount, WALLET.needsBank],
  [(f) => f.isAnyPending, WALLET.pending],
  [(f) => f.leftToday === 0, WALLET.dailyCount],
  [(f) => f.leftToWager > 0, WALLET.wagerFirst],
  [(f) => f.amount !== undefined && f.amount < f.terms.least, WALLET.belowMinimum],
  [(f) => f.amount !== undefined && f.amount > f.terms.most, WALLET.aboveMaximum],
  [(f) => (f.amount ?? f.terms.least) > f.balance, WALLET.notEnough],
  [(f) => f.password === 'missing', WALLET.needsPassword],
  [(f) => f.password === 'tooOften', WALLET.tooOften],
  [(f) => f.password === 'wrong', WALLET.wrongPassword],
  [(f) => f.proof === 'missing', WALLET.needsProof],
  [(f) => f.proof === 'tooOften', WALLET.tooOften],
  [(f) => f.proof === 'wrong', WALLET.wrongProof],
  [(f) => f.proof === 'new', WALLET.newProof],
];

/** All of them; the first is what a refused call says. */
export const whyNotWithdraw = (facts: WithdrawFacts): WithdrawRefusal[] =>
  CHECKS.flatMap(([isTrue, reason]) => (isTrue(facts) ? [reason] : []));
