import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { buttonOf, draw, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../../../tests/kit/client/wire.ts';

async function open(coin: number, safebox: number) {
  wire.on(account.getSafebox, { code: 200, errcode: 0, safebox, coin, hasSafeboxPassword: true });
  await openLobby();
  await signIn();
  const { SafeboxScreen } = await import('./safebox-screen.tsx');
  const place = await draw(<SafeboxScreen />);
  await pass(400);
  return place;
}

const chips = (place: Element) => [...place.querySelectorAll('.amount-chips button')];
const typed = (place: Element) => place.querySelector<HTMLInputElement>('input[inputmode=decimal]')?.value;

test('all that can be put aside is offered to the centavo, and nothing that is more', async () => {
  const place = await open(60_056, 9_999_900);
  expect(chips(place).map(seenText)).toEqual(['₱100', '₱500', 'All ₱600.56']);
  await tap(chips(place).at(-1));
  expect(typed(place)).toBe('600.56');
  await tap(chips(place)[0]);
  expect(typed(place)).toBe('100.00');
});

test('which of the offered amounts is in the field is told, also when it was typed', async () => {
  const place = await open(60_000, 0);
  const pressed = () => chips(place).map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'false', 'false']);
  await tap(chips(place).at(-1));
  expect(pressed()).toEqual(['false', 'false', 'true']);
  await type(place.querySelector('input[inputmode=decimal]'), '500');
  expect(pressed()).toEqual(['false', 'true', 'false']);
});

test('what can be taken out is what the safebox holds', async () => {
  const place = await open(9_999_900, 12_345);
  await tap(
    [...place.querySelectorAll('[role=tab], input[type=radio], button')].find((one) =>
      /take|out/i.test(one.textContent || one.parentElement?.textContent || ''),
    ),
  );
  await pass(100);
  await tap(chips(place).at(-1));
  expect(typed(place)).toBe('123.45');
});

test('an amount that is typed while another is moved stays', async () => {
  const place = await open(60_000, 0);
  const { reply, arrives } = wire.later();
  wire.on(account.safeboxTransfer, () => reply);
  const field = place.querySelector('input[inputmode=decimal]');
  await type(field, '100');
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
  expect(buttonOf(place, 'Checking…') ?? buttonOf(place, 'Moving…')).toBeDefined();
  await type(field, '250');
  arrives(json(exampleOf(account.safeboxTransfer)));
  await pass(400);
  expect(typed(place)).toBe('250');
});

test('what is typed while money goes out stays, and what was sent is gone', async () => {
  const place = await open(60_000, 50_000);
  const answer = wire.later();
  wire.on(account.safeboxTransfer, () => answer.reply);
  await tap(buttonOf(place, 'Take out'));
  const fields = () => [...place.querySelectorAll<HTMLInputElement>('form input')];
  const [amount, password] = fields();
  await type(amount, '50');
  await type(password, 'put-aside-88');
  await tap(place.querySelector('form button[type=submit]'));
  await type(password, 'for-the-next-88');
  answer.arrives({ ...exampleOf(account.safeboxTransfer), safebox: 45_000 });
  await pass(400);
  expect(fields().map(({ value }) => value)).toEqual(['', 'for-the-next-88']);
});
