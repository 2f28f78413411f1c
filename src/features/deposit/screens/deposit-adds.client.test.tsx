import { describe, expect, test } from 'vitest';
import { openDeposit, TERMS } from '../../../../tests/kit/client/deposit.tsx';
import { said, seenText, type } from '../../../../tests/kit/client/draw.ts';

describe('what a deposit adds', () => {
  const LADDER = [
    { step: 1, percent: 5, limitAmount: 10_000 },
    { step: 2, percent: 10, limitAmount: 6_050 },
  ];
  const openLadder = (depositsToday: number, more: object = {}) =>
    openDeposit({ terms: { ...TERMS, ladderList: LADDER, depositsToday, ...more } });
  const note = (place: Element) =>
    seenText(place.querySelector('[data-msg-key="deposit.ladder"]')?.parentElement ?? place);

  test('stands by the amounts, with its limit and what must be bet, and for a typed amount', async () => {
    const place = await openLadder(1, { ladderBetRate: 3 });
    expect(note(place)).toBe(
      'Your next deposit today adds 10%, up to ₱60.50. Bet the bonus 3 times before you withdraw it.',
    );
    await type(place.querySelector('input[inputmode=decimal]'), '550.55');
    expect(note(place)).toContain('You get ₱55.05 more.');
    await type(place.querySelector('input[inputmode=decimal]'), '9000');
    expect(note(place)).toContain('You get ₱60.50 more.');
  });

  test('is said no more above the last step', async () => {
    expect(said(await openLadder(2), 'deposit.ladder')).toBeUndefined();
  });
});
