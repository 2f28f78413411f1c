import { generateKeyPairSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { buttonOf, draw, said, seenText, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, openLobby, resume, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = {
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  publicKeyId: 'test',
  passwordCipher: 'rsa-oaep-256',
};
const { getExchange, addBankInfo, modifyBankInfo } = wallet;
const BANKS = [
  { bankId: 5, bankName: 'Bank of the Islands', cardNumLengthMin: 10, cardNumLengthMax: 12 },
  { bankId: 6, bankName: 'Luzon Savings', cardNumLengthMin: 4, cardNumLengthMax: 6 },
];
const OWN = { bankId: 6, bankName: 'Luzon Savings', accountName: 'Maria Cruz', cardNum: '****34' };
const TERMS = { ...exampleOf(getExchange), bankList: BANKS, appUserBankList: [], needsPassword: false };

async function open(terms: object = {}, address = '/bindBankCard', logIn = () => signIn({ appUserBankList: [] })) {
  wire.on(getExchange, { ...TERMS, ...terms });
  await openLobby(KEY);
  await logIn();
  goTo(address);
  const { AddAccountScreen } = await import('./add-account-screen.tsx');
  const place = await draw(<AddAccountScreen />);
  await pass(400);
  return place;
}

const nameField = (place: Element) => place.querySelector<HTMLInputElement>('input[autocomplete=name]');
const numberField = (place: Element) => place.querySelector<HTMLInputElement>('input[inputmode=numeric]');
const passwordField = (place: Element) => place.querySelector<HTMLInputElement>('input[autocomplete=current-password]');

async function send(place: Element) {
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
}

async function fill(place: Element, number = '1234 5678-90') {
  await type(nameField(place), 'Jamie Reyes');
  await type(numberField(place), number);
}

async function chooseBank(place: Element, bankId: string) {
  const select = place.querySelector('select');
  if (select) select.value = bankId;
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  await pass(10);
}

test('an account is sent with its digits alone, is the player’s at once, and leaves nothing half-written', async () => {
  const place = await open();
  const back = vi.spyOn(history, 'back').mockReturnValue(undefined);
  history.pushState(null, '', '/bindBankCard');
  wire.on(addBankInfo, { ...exampleOf(addBankInfo), appUserBankList: [OWN] });
  await fill(place);
  await send(place);
  const [sent] = wire.asked(addBankInfo);
  expect(sent?.body).toMatchObject({ bankId: 5, accountName: 'Jamie Reyes', cardNum: '1234567890' });
  expect(sent?.body).not.toHaveProperty('password');
  const [{ toast }, { player }] = [await import('#data/toasts.ts'), await import('#data/player/session.ts')];
  expect(toast.value?.key).toBe('wallet.bankAdded');
  expect(player.value?.user.appUserBankList).toMatchObject([OWN]);
  expect(back).toHaveBeenCalledTimes(1);
  await leavePage();
  expect(nameField(await open({}, '/bindBankCard', resume))?.value).toBe('');
});

test.each([
  ['no name', '', '1234567890', 'wallet.accountName'],
  ['a name of spaces', '  ', '1234567890', 'wallet.accountName'],
  ['a digit less than the bank’s numbers have', 'Jamie', '123456789', 'wallet.invalidBank'],
  ['a digit more', 'Jamie', '1234567890123', 'wallet.invalidBank'],
  ['letters', 'Jamie', '12345678AB', 'wallet.invalidBank'],
])('an account with %s is not sent, and its field says so', async (_what, name, number, key) => {
  const place = await open();
  await type(nameField(place), name);
  await type(numberField(place), number);
  await send(place);
  expect([wire.asked(addBankInfo), wrongField(place, key) !== null]).toEqual([[], true]);
});

test('the digits are those of the bank that was chosen', async () => {
  const place = await open();
  await chooseBank(place, '6');
  await fill(place, '123456');
  await send(place);
  expect(wire.asked(addBankInfo).map(({ body }) => [body['bankId'], body['cardNum']])).toEqual([[6, '123456']]);
});

test('a player who has left while the account was added stays where they are', async () => {
  const place = await open();
  const back = vi.spyOn(history, 'back').mockReturnValue(undefined);
  const { reply, arrives } = wire.later();
  wire.on(addBankInfo, () => reply);
  await fill(place);
  await send(place);
  history.pushState(null, '', '/bankCardList');
  arrives({ ...exampleOf(addBankInfo), appUserBankList: [OWN] });
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect([toast.value?.key, back.mock.calls]).toEqual(['wallet.bankAdded', []]);
});

test('after a try that has failed, another bank that is chosen is the one that is sent', async () => {
  const banks = BANKS.map((bank) => ({ ...bank, cardNumLengthMin: 10, cardNumLengthMax: 10 }));
  const place = await open({ bankList: banks });
  wire.on(addBankInfo, json({}, 502));
  await fill(place);
  await send(place);
  await chooseBank(place, '6');
  await send(place);
  const sent = wire.asked(addBankInfo);
  expect(sent.map(({ body }) => body['bankId'])).toEqual([5, 6]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('where the password is needed, nothing is sent without it', async () => {
  const place = await open({ needsPassword: true });
  await fill(place);
  await send(place);
  expect(wire.asked(addBankInfo)).toEqual([]);
  expect(wrongField(place, 'wallet.needsPassword')).toBe(passwordField(place));
});

test('the password leaves the page sealed, and one that is wrong is said at its field', async () => {
  const place = await open({ needsPassword: true });
  wire.on(addBankInfo, refusal(WALLET.wrongPassword));
  await fill(place);
  await type(passwordField(place), 'a-good-password');
  await send(place);
  const [sent] = wire.asked(addBankInfo);
  expect(sent?.body['password']).toMatch(/^.{40,}$/);
  expect(sent?.body['password']).not.toContain('a-good-password');
  expect(passwordField(place)?.getAttribute('aria-invalid')).toBe('true');
});

test('a number that is taken is said at its field, until it is written anew', async () => {
  const place = await open();
  wire.on(addBankInfo, refusal(WALLET.bankTaken));
  await fill(place);
  await send(place);
  expect(numberField(place)?.getAttribute('aria-invalid')).toBe('true');
  await type(numberField(place), '1234567891');
  expect(numberField(place)?.getAttribute('aria-invalid')).not.toBe('true');
});

test('an own account is changed at its bank alone, with its name there and its number hidden', async () => {
  const place = await open({ appUserBankList: [OWN] }, '/bindBankCard?id=6');
  expect([...place.querySelectorAll('option')].map(seenText)).toEqual(['Luzon Savings']);
  expect([nameField(place)?.value, numberField(place)?.value]).toEqual(['Maria Cruz', '']);
  expect(numberField(place)?.placeholder).toBe('****34');
  await type(numberField(place), '123456');
  await send(place);
  const { toast } = await import('#data/toasts.ts');
  expect(wire.asked(addBankInfo)).toEqual([]);
  const [sent] = wire.asked(modifyBankInfo);
  expect(sent?.body).toMatchObject({ bankId: 6, accountName: 'Maria Cruz', cardNum: '123456' });
  expect(toast.value?.key).toBe('wallet.bankChanged');
});

test('a bank where the player has an account is not offered for another', async () => {
  const place = await open({ appUserBankList: [OWN] });
  expect([...place.querySelectorAll('option')].map(seenText)).toEqual(['Bank of the Islands']);
});

test('an own account can be changed where no bank is left for another', async () => {
  const place = await open({ appUserBankList: [OWN, { ...OWN, bankId: 5 }] }, '/bindBankCard?id=6');
  expect(nameField(place)?.value).toBe('Maria Cruz');
});

test('where no bank is left the screen says so', async () => {
  const place = await open({ appUserBankList: [OWN, { ...OWN, bankId: 5 }] });
  expect(said(place, 'wallet.noBanks')).toMatch(/\w/);
  expect(buttonOf(place, 'Add account')).toBeUndefined();
});

test('a half-written account comes back with its name and its bank, and without its number', async () => {
  const place = await open();
  await chooseBank(place, '6');
  await fill(place);
  await pass(2_000);
  await leavePage();
  const again = await open({}, '/bindBankCard', resume);
  expect([nameField(again)?.value, numberField(again)?.value]).toEqual(['Jamie Reyes', '']);
  expect(again.querySelector('select')?.value).toBe('6');
});
