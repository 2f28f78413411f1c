import { expect, test } from 'vitest';
import { care, type LimitKind } from '#contract/care.ts';
import { sendForm } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, draw, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { json, wire } from '../../../../tests/kit/client/wire.ts';

async function open(kind: LimitKind, amount: number | null = null) {
  await openLobby();
  await signIn();
  let closings = 0;
  const { LimitSheet } = await import('./limit-sheet.tsx');
  const place = await draw(<LimitSheet limit={{ kind, amount, raise: null }} onClose={() => (closings += 1)} />);
  await pass(100);
  return { place, field: place.querySelector('input'), closings: () => closings };
}

const asked = () => wire.asked(care.setLimit).map(({ body }) => [body['kind'], body['amount']]);

test.each([
  ['dailyMinutes', '90', 90],
  ['dailyMinutes', '1440', 1_440],
  ['weeklyMinutes', '10080', 10_080],
  ['dailyDeposit', '1,000.50', 100_050],
  ['weeklyLoss', '200', 20_000],
] as const)('a limit of %s that is typed as %s is asked for as %i', async (kind, typed, amount) => {
  const { place, field, closings } = await open(kind);
  await type(field, typed);
  await sendForm(place);
  expect([asked(), closings()]).toEqual([[[kind, amount]], 1]);
});

test.each([
  ['dailyMinutes', '1441'],
  ['dailyMinutes', '90.5'],
  ['weeklyMinutes', '10081'],
  ['dailyDeposit', '10,000,000.01'],
  ['dailyDeposit', ''],
  ['dailyDeposit', 'none'],
] as const)('a limit of %s that is typed as %o is not asked for, and its field says why', async (kind, typed) => {
  const { place, field, closings } = await open(kind);
  expect(field?.getAttribute('aria-invalid')).not.toBe('true');
  await type(field, typed);
  await sendForm(place);
  expect([asked(), closings(), field?.getAttribute('aria-invalid')]).toEqual([[], 0, 'true']);
});

test('a limit that stands can be taken away, and where none stands there is nothing to take away', async () => {
  const { place, closings } = await open('dailyDeposit', 50_000);
  const without = (await open('weeklyDeposit')).place;
  expect(buttonOf(without, 'No limit')).toBeUndefined();
  await tap(buttonOf(place, 'No limit'));
  await pass(400);
  expect([asked(), closings()]).toEqual([[['dailyDeposit', null]], 1]);
});

test('what a limit of losses counts is said with it, and with no other', async () => {
  const leadOf = async (kind: LimitKind) => seenText((await open(kind)).place.querySelector('form p')!);
  const [loss, deposit, time] = [await leadOf('dailyLoss'), await leadOf('dailyDeposit'), await leadOf('dailyMinutes')];
  expect(loss).toContain(`${deposit} A loss is`);
  expect(time).toBe(deposit);
});

test('a limit that the server does not set says why, and the sheet stays', async () => {
  wire.on(care.setLimit, json({ code: 500, errcode: 500 }, 500));
  const { place, field, closings } = await open('dailyDeposit');
  await type(field, '500');
  await sendForm(place);
  const told = place.querySelector('[data-msg-key^="common."]');
  expect([closings(), told && seenText(told)]).toEqual([0, expect.stringMatching(/\w/)]);
});
