import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { whyNotWithdraw, type WithdrawFacts } from './why-not-withdraw.ts';

const fine: WithdrawFacts = {
  isClosed: false,
  isSelfExcluded: false,
  isKnownByKyc: true,
  hasAccount: true,
  isAnyPending: false,
  leftToday: 1,
  amount: 50_000,
  terms: { least: 10_000, most: 5_000_000 },
  balance: 60_000,
  leftToWager: 0,
  password: 'right',
  proof: 'right',
};

const EACH: readonly [Partial<WithdrawFacts>, number][] = [
  [{ isClosed: true }, WALLET.channelClosed],
  [{ isSelfExcluded: true }, WALLET.selfExcluded],
  [{ isKnownByKyc: false }, WALLET.needsKyc],
  [{ hasAccount: false }, WALLET.needsBank],
  [{ isAnyPending: true }, WALLET.pending],
  [{ leftToday: 0 }, WALLET.dailyCount],
  [{ leftToWager: 1 }, WALLET.wagerFirst],
  [{ amount: 9_999 }, WALLET.belowMinimum],
  [{ amount: 5_000_001, balance: 9_000_000 }, WALLET.aboveMaximum],
  [{ amount: 60_001 }, WALLET.notEnough],
  [{ password: 'missing' }, WALLET.needsPassword],
  [{ password: 'tooOften' }, WALLET.tooOften],
  [{ password: 'wrong' }, WALLET.wrongPassword],
  [{ proof: 'missing' }, WALLET.needsProof],
  [{ proof: 'tooOften' }, WALLET.tooOften],
  [{ proof: 'wrong' }, WALLET.wrongProof],
  [{ proof: 'new' }, WALLET.newProof],
];

test('a player with nothing in the way is refused for nothing', () => {
  expect(whyNotWithdraw(fine)).toEqual([]);
  expect(whyNotWithdraw({ ...fine, password: 'unasked', proof: 'unasked', amount: 10_000, balance: 10_000 })).toEqual(
    [],
  );
});

test.each(EACH)('%o alone is refused with %i', (facts, reason) => {
  expect(whyNotWithdraw({ ...fine, ...facts })).toEqual([reason]);
});

test('every reason of the call is one of these, and all that stand in the way are told in this order', () => {
  const reasons = EACH.map(([, reason]) => reason);
  expect(new Set(reasons)).toEqual(new Set(Object.keys(wallet.exchange.refusals).map(Number)));
  const bad = Object.assign({}, fine, ...EACH.slice(0, 7).map(([facts]) => facts)) as WithdrawFacts;
  expect(whyNotWithdraw(bad)).toEqual(reasons.slice(0, 7));
});

test('before an amount is named, too little for the least amount is told', () => {
  expect(whyNotWithdraw({ ...fine, amount: undefined })).toEqual([]);
  expect(whyNotWithdraw({ ...fine, amount: undefined, balance: 9_999 })).toEqual([WALLET.notEnough]);
});
