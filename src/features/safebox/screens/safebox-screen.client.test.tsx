import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, said, seenText, tap, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { getSafebox, safeboxPasswordInit, modifySafePassword, safeboxTransfer } = account;
const { in: IN, out: OUT } = SAFEBOX_DIRECTIONS;
const STANDS = { code: 200, errcode: 0, safebox: 20_000, coin: 60_000, hasSafeboxPassword: true };

async function openSafebox(stands: object = STANDS, logIn: () => Promise<void> = signIn) {
  wire.on(getSafebox, stands);
  await openLobby();
  await logIn();
  const { SafeboxScreen } = await import('./safebox-screen.tsx');
  const place = await draw(<SafeboxScreen />);
  await pass(400);
  return place;
}

const send = async (place: ParentNode) => {
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
};
const amountIn = (place: ParentNode) => place.querySelector<HTMLInputElement>('input[inputmode=decimal]');
const passwords = (place: ParentNode) => [...place.querySelectorAll('input[type=password]')];
const sheet = () => document.querySelector('dialog') as HTMLElement;

test('[WALLET-26] without a password the screen says what a safebox is for, and sets the first one', async () => {
  const place = await openSafebox({ ...STANDS, safebox: 0, hasSafeboxPassword: false });
  expect(seenText(place)).toContain('It can’t be bet');
  await type(passwords(place)[0], 'put-aside-88');
  await send(place);
  expect(wire.asked(safeboxPasswordInit)).toHaveLength(1);
  expect(JSON.stringify(wire.asked(safeboxPasswordInit)[0]?.body)).not.toContain('put-aside-88');
  expect(wire.asked(modifySafePassword)).toHaveLength(0);
  // The answer has told how the safebox stands: it is not asked for again.
  expect(wire.asked(getSafebox)).toHaveLength(1);
  expect(amountIn(place)).not.toBeNull();
});

test('[WALLET-26] with a password it is changed with the old one', async () => {
  const place = await openSafebox();
  await tap(buttonOf(place, 'Change password'));
  await pass(100);
  await type(passwords(sheet())[0], 'put-aside-88');
  await type(passwords(sheet())[1], 'another-one-88');
  await send(sheet());
  expect(wire.asked(modifySafePassword).map(({ body }) => Object.keys(body).includes('oldPassword'))).toEqual([true]);
  expect(wire.asked(safeboxPasswordInit)).toHaveLength(0);
  expect(sheet()).toBeNull();
});

test('[VAL-26] an empty password is told beside its field, and what the server says of another is told in its words', async () => {
  const place = await openSafebox({ ...STANDS, hasSafeboxPassword: false });
  await send(place);
  expect(said(place, 'safebox.newPasswordEmpty')).toBeDefined();
  expect(wire.asked(safeboxPasswordInit)).toHaveLength(0);
  wire.on(safeboxPasswordInit, refusal(WALLET.invalidDetails));
  await type(passwords(place)[0], 'x');
  await send(place);
  expect(wrongField(place, 'safebox.weakPassword')).toBe(passwords(place)[0]);
  expect(said(place, 'safebox.weakPassword')).toMatch(/\d+ to \d+ characters/);
  wire.on(safeboxPasswordInit, refusal(WALLET.samePassword));
  await type(passwords(place)[0], 'of-the-log-in-88');
  await send(place);
  expect(wrongField(place, 'safebox.samePassword')).toBe(passwords(place)[0]);
});

test('a forgotten password is reset with a code to the player’s own phone', async () => {
  const place = await openSafebox();
  await tap(buttonOf(place, 'Take out'));
  await tap(buttonOf(place, 'Forgot your safebox password?'));
  await pass(100);
  await tap(buttonOf(sheet(), 'Send code'));
  await pass(100);
  expect(wire.asked(session.smsSend)).toHaveLength(1);
  await send(sheet());
  expect(said(sheet(), 'safebox.codeEmpty')).toBeDefined();
  await type(passwords(sheet())[0], 'another-one-88');
  await type(sheet().querySelector('input[autocomplete=one-time-code]'), '123');
  await send(sheet());
  expect([said(sheet(), 'safebox.codeEmpty') !== undefined, wire.asked(modifySafePassword)]).toEqual([true, []]);
  await type(sheet().querySelector('input[autocomplete=one-time-code]'), '123456');
  await send(sheet());
  expect(wire.asked(modifySafePassword)[0]?.body).toMatchObject({ code: '123456' });
});

test('a player without a phone is led to link one', async () => {
  const place = await openSafebox(STANDS, () => signIn({ mobile: '' }));
  await tap(buttonOf(place, 'Take out'));
  await tap(buttonOf(place, 'Forgot your safebox password?'));
  await pass(100);
  expect(said(sheet(), 'safebox.needsMobile')).toBeDefined();
  expect(buttonOf(sheet(), 'Link your phone')?.getAttribute('href')).toBe('/bind');
});

test('money goes in with a tap and out with the password, each once and under a key', async () => {
  wire.on(safeboxTransfer, { ...exampleOf(safeboxTransfer), safebox: 35_000 });
  const place = await openSafebox();
  await type(amountIn(place), '150');
  await send(place);
  await tap(buttonOf(place, 'Take out'));
  await type(amountIn(place), '50');
  await send(place);
  expect(said(place, 'safebox.passwordEmpty')).toBeDefined();
  await type(passwords(place)[0], 'put-aside-88');
  await send(place);
  const { player } = await import('#data/player/session.ts');
  expect(player.value?.user.safebox).toBe(35_000);
  const sent = wire.asked(safeboxTransfer);
  expect(sent.map(({ body }) => [body['direction'], body['amount'], 'password' in body])).toEqual([
    [IN, 15_000, false],
    [OUT, 5_000, true],
  ]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  expect(passwords(place).map((field) => (field as HTMLInputElement).value)).toEqual(['']);
});

test.each([
  ['all of it', 'safebox.amount'],
  ['0', 'safebox.amount'],
  ['600.01', 'safebox.notEnough'],
])('"%s" is refused on the spot, and nothing is sent', async (amount, key) => {
  const place = await openSafebox();
  await type(amountIn(place), amount);
  await send(place);
  expect(said(place, key)).toBeDefined();
  expect(wire.asked(safeboxTransfer)).toHaveLength(0);
});

test('a wrong password is told, and what was typed stays', async () => {
  const place = await openSafebox();
  await tap(buttonOf(place, 'Take out'));
  wire.on(safeboxTransfer, refusal(WALLET.wrongPassword));
  await type(amountIn(place), '50');
  await type(passwords(place)[0], 'a-guess');
  await send(place);
  expect(wrongField(place, 'safebox.wrongPassword')).toBe(passwords(place)[0]);
  expect(document.activeElement).toBe(passwords(place)[0]);
  expect(amountIn(place)?.value).toBe('50');
  await type(passwords(place)[0], 'another-guess');
  expect(said(place, 'safebox.wrongPassword')).toBeUndefined();
});

test('once the password is another, the old one that was typed is gone with what was said of it, and the amount stays', async () => {
  const place = await openSafebox();
  await tap(buttonOf(place, 'Take out'));
  wire.on(safeboxTransfer, refusal(WALLET.wrongPassword));
  await type(amountIn(place), '50');
  await type(passwords(place)[0], 'a-guess');
  await send(place);
  await tap(buttonOf(place, 'Forgot your safebox password?'));
  await pass(100);
  await type(sheet().querySelector('input[autocomplete=one-time-code]'), '123456');
  await type(passwords(sheet())[0], 'another-one-88');
  await send(sheet());
  for (const key of ['safebox.wrongPassword', 'safebox.passwordEmpty']) expect(said(place, key)).toBeUndefined();
  expect((passwords(place)[0] as HTMLInputElement).value).toBe('');
  expect(amountIn(place)?.value).toBe('50');
});

test('of a changed password the old one, and of a forgotten one the code, is told as wrong beside its field', async () => {
  wire.on(modifySafePassword, refusal(WALLET.wrongPassword));
  const place = await openSafebox();
  await tap(buttonOf(place, 'Change password'));
  await pass(100);
  for (const field of passwords(sheet())) await type(field, 'a-guess-of-88');
  await send(sheet());
  expect(wrongField(sheet(), 'safebox.wrongPassword')).toBe(passwords(sheet())[0]);
  await tap(buttonOf(sheet(), 'Forgot your safebox password?'));
  wire.on(modifySafePassword, refusal(WALLET.wrongCode));
  const code = () => sheet().querySelector('input[autocomplete=one-time-code]');
  await type(code(), '123456');
  await type(passwords(sheet())[0], 'another-one-88');
  await send(sheet());
  expect(wrongField(sheet(), 'code.wrong')).toBe(code());
});

test('a lost answer is asked about, and the button waits for what is learnt', async () => {
  const place = await openSafebox();
  wire.on(safeboxTransfer, 'refused');
  await type(amountIn(place), '150');
  await send(place);
  expect(buttonOf(place, 'Checking…')?.getAttribute('aria-disabled')).toBe('true');
  // Enter sends a form whatever its button says.
  await type(amountIn(place), '90');
  await send(place);
  expect([amountIn(place)?.value, wire.asked(safeboxTransfer).map(({ body }) => body['amount'])]).toEqual([
    '90',
    expect.not.arrayContaining([9_000]),
  ]);
});

test.each([
  ['50', 'put-aside-88', refusal(PROTOCOL_ERRORS.notArrived.errcode)],
  ['', '', exampleOf(safeboxTransfer)],
])('after a lost answer what was typed stands until it is known, and then it is "%s" and "%s"', async (...known) => {
  const place = await openSafebox();
  await tap(buttonOf(place, 'Take out'));
  wire.on(safeboxTransfer, json({}, 502));
  await type(amountIn(place), '50');
  await type(passwords(place)[0], 'put-aside-88');
  await send(place);
  const shown = () => [amountIn(place), ...passwords(place)].map((field) => (field as HTMLInputElement).value);
  expect(shown()).toEqual(['50', 'put-aside-88']);
  const [amount, password, learnt] = known;
  wire.on(safeboxTransfer, learnt);
  await pass(5_000);
  expect([...shown(), said(place, 'safebox.amount')]).toEqual([amount, password, undefined]);
});

test('without a connection what is kept is shown with its age, and nothing is sent', async () => {
  const place = await openSafebox();
  setOnline(false);
  await pass(100);
  expect(said(place, 'safebox.noConnection')).toBeDefined();
  expect(seenText(place.querySelector('.page-age') as Element)).not.toBe('');
  expect(seenText(place)).toContain('₱200.00');
  await type(amountIn(place), '150');
  await send(place);
  expect(wire.asked(safeboxTransfer)).toHaveLength(0);
});

test('a side that is empty says so and has no form', async () => {
  const place = await openSafebox({ ...STANDS, safebox: 0 });
  await tap(buttonOf(place, 'Take out'));
  expect(said(place, 'safebox.empty')).toBeDefined();
  expect(place.querySelector('form')).toBeNull();
});

test('a typed amount outlives the page, and is nothing of the next player’s', async () => {
  await type(amountIn(await openSafebox()), '250');
  await leavePage();
  const later = await openSafebox(STANDS, resume);
  expect(amountIn(later)?.value).toBe('250');
  await leavePage();
  const other = await openSafebox(STANDS, () => signIn({ id: 8, token: 'ben-token' }));
  expect(amountIn(other)?.value).toBe('');
});
