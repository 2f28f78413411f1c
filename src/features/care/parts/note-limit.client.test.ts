import { expect, test } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { settle } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

test.each([
  ['dailyDeposit', 2],
  ['weeklyDeposit', 2],
  ['monthlyDeposit', 2],
  ['weeklyLoss', 1],
] as const)(
  'after another limit of the kind %s the terms of a deposit have been asked for %i times',
  async (kind, times) => {
    await openLobby();
    await signIn();
    const { questionOf } = await import('#data/ask/use-answer.ts');
    const { noteLimit } = await import('./note-limit.ts');
    const stop = questionOf(wallet.tradeInfo, '{}').follow();
    await settle();
    noteLimit(undefined, kind, 20_000);
    await settle();
    expect(wire.asked(wallet.tradeInfo)).toHaveLength(times);
    stop();
  },
);
