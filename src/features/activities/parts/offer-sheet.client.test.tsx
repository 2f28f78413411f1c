import { expect, test, vi } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { draw } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { appRechargeBonusCollection9: firstCharge } = depositBonus;
const LEFT_S = 5;

test('a promotion over home goes as it ends, though nothing else is drawn anew', async () => {
  await openLobby();
  await signIn();
  wire.on(firstCharge, {
    ...exampleOf(firstCharge),
    appRechargeBonusCollection9: { awardId: 0, itemStatus: 0, propReceiveList: [] },
    expireTime: Math.floor(Date.now() / 1_000) + LEFT_S,
  });
  const close = vi.fn();
  const { OfferSheet } = await import('./offer-sheet.tsx');
  const place = await draw(<OfferSheet type={ACTIVITY_TYPES.firstCharge} onClose={close} />);
  await pass(1_000, 4);
  expect([place.querySelector('dialog') !== null, close.mock.calls.length]).toEqual([true, 0]);
  await pass(LEFT_S * 1_000, 4);
  expect(close).toHaveBeenCalled();
});
