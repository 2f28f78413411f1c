import { afterEach, expect, test, vi } from 'vitest';
import { SIGN_IN, WALLET } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { buttonOf, draw, said, seenText, tap, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const FROM = 50_000;
const TERMS = {
  ...exampleOf(wallet.getExchange),
  balance: 60_000,
  available: 60_000,
  wagerRequired: 0,
  wagerDone: 0,
  needsPassword: false,
  proofFrom: FROM,
  reasonList: [],
  order: null,
};
const BOTH = { hasSafeboxPassword: true, mobile: '9171234567' };

/** A browser that knows passkeys, and whose person unlocks it or turns away. */
function passkeysOf(answer: () => Promise<object>) {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  const get = vi.fn(answer);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return get;
}
const BYTES = new Uint8Array([1, 2, 3]).buffer;
const signed = async () => ({
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: { clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: null },
  getClientExtensionResults: () => ({}),
});
const turnsAway = async () => {
  throw Object.assign(new Error('turned away'), { name: 'NotAllowedError' });
};
const ASKED = { code: 200, errcode: 0, options: JSON.stringify({ challenge: 'AQID', rpId: 'localhost' }) };
const WITH_PASSKEY = { ...TERMS, hasPasskey: true };

async function openSheet(amount: string, user: object = BOTH, terms: object = TERMS) {
  wire.on(wallet.getExchange, terms);
  await openLobby();
  await signIn(user);
  return askFor(amount);
}

async function askFor(amount: string) {
  const { WithdrawScreen } = await import('../screens/withdraw-screen.tsx');
  const { MoneyNotice } = await import('#app/overlays/money-notice.tsx');
  const place = await draw(
    <>
      <WithdrawScreen />
      <MoneyNotice />
    </>,
  );
  await pass(400);
  await type(place.querySelector('input[inputmode=decimal]'), amount);
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
  return place;
}

async function confirm() {
  document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
}

afterEach(() => vi.unstubAllGlobals());

const fieldOf = (kind: string) => document.querySelector(`dialog input[${kind}]`);
const PASSWORD = 'type=password';
const CODE = 'autocomplete=one-time-code';
const sent = () => wire.asked(wallet.exchange);

test('the sum is told before the tap, and below it nothing more is asked for', async () => {
  const place = await openSheet('499.99');
  expect(seenText(place)).toContain('For ₱500 or more, we also ask for your safebox password or a code by text.');
  expect([fieldOf(PASSWORD), fieldOf(CODE)]).toEqual([null, null]);
  await confirm();
  expect(sent().map(({ body }) => [body['amount'], body['safeboxPassword'], body['code']])).toEqual([
    [49_999, undefined, undefined],
  ]);
});

test.each([0, 5_000_001])('where the operator’s sum is %i nothing is said of it', async (proofFrom) => {
  const place = await openSheet('500', BOTH, { ...TERMS, proofFrom });
  expect(seenText(place)).not.toContain('safebox password');
  expect(fieldOf(PASSWORD)).toBeNull();
});

test('the password of the safebox is asked for, sealed and sent with the withdrawal', async () => {
  await openSheet('500');
  await confirm();
  expect(said(document, 'wallet.noSafeboxPassword')).toBeDefined();
  expect(sent()).toEqual([]);
  await type(fieldOf(PASSWORD), 'put-aside-88');
  await confirm();
  expect(sent()).toHaveLength(1);
  expect(String(sent()[0]?.body['safeboxPassword']).length).toBeGreaterThan(100);
  expect(JSON.stringify(sent()[0]?.body)).not.toContain('put-aside-88');
  expect(sent()[0]?.body['code']).toBeUndefined();
});

test('a code is texted to the player’s own phone, and sent as it was typed', async () => {
  await openSheet('500');
  await confirm();
  await type(fieldOf(PASSWORD), 'put-aside-88');
  await tap(buttonOf(document, 'Get a code by text'));
  // Nobody has tried to send without it yet, and no password is shown as a code.
  expect([said(document, 'wallet.noCode'), fieldOf(CODE)]).toMatchObject([undefined, { value: '' }]);
  await type(fieldOf(CODE), '482').then(confirm);
  expect([said(document, 'wallet.noCode') !== undefined, sent()]).toEqual([true, []]);
  await tap(document.querySelector('dialog .field-trail'));
  await pass(100);
  const texted = wire.asked(session.smsSend).map(({ body }) => body['mobile']);
  expect([texted, said(document, 'wallet.noCode')]).toEqual([['9171234567'], undefined]);
  await type(fieldOf(CODE), ' 482913 ');
  await confirm();
  expect(sent().map(({ body }) => [body['code'], body['safeboxPassword']])).toEqual([['482913', undefined]]);
});

test('a player who has only a phone is asked for a code at once', async () => {
  await openSheet('500', { ...BOTH, hasSafeboxPassword: false });
  expect(fieldOf(CODE)).not.toBeNull();
  expect(buttonOf(document, 'Use my safebox password')).toBeUndefined();
});

test('a player who has neither is told what to do first, and nothing can be sent', async () => {
  await openSheet('500', { hasSafeboxPassword: false, mobile: '' });
  expect(said(document, 'wallet.cannotProve')).toBeDefined();
  expect(buttonOf(document, 'Set a safebox password')?.getAttribute('href')).toBe('/walletsPassword');
  expect(buttonOf(document, 'Withdraw now')?.getAttribute('aria-disabled')).toBe('true');
  await confirm();
  expect(sent()).toEqual([]);
});

test('a player who has a passkey is asked for it first, and what it signs goes with the withdrawal', async () => {
  const get = passkeysOf(signed);
  wire.on(security.passkeyProofOptions, ASKED);
  const place = await openSheet('500', BOTH, WITH_PASSKEY);
  expect(seenText(place)).toContain('we also ask for your passkey, your safebox password or a code by text.');
  expect([fieldOf(PASSWORD), fieldOf(CODE)]).toEqual([null, null]);
  expect(wire.asked(security.passkeyProofOptions)).toEqual([]);
  await confirm();
  expect([get.mock.calls.length, document.querySelector('dialog')]).toEqual([1, null]);
  expect(
    sent().map(({ body }) => [JSON.parse(String(body['passkey'])).id, body['code'], body['safeboxPassword']]),
  ).toEqual([['AQID', undefined, undefined]]);
});

test('who turns away from the passkey has sent nothing, is told so, and chooses another way', async () => {
  passkeysOf(turnsAway);
  wire.on(security.passkeyProofOptions, ASKED);
  await openSheet('500', BOTH, WITH_PASSKEY);
  await confirm();
  expect(said(document, 'wallet.passkeyDismissed')).toBeDefined();
  expect(sent()).toEqual([]);
  await tap(buttonOf(document, 'Use my safebox password'));
  expect(said(document, 'wallet.passkeyDismissed')).toBeUndefined();
  await type(fieldOf(PASSWORD), 'put-aside-88');
  await confirm();
  expect(sent().map(({ body }) => body['passkey'])).toEqual([undefined]);
});

test.each([
  ['refused', refusal(SIGN_IN.notEligible), 'wallet.newProof'],
  ['not answered', 'dead', 'common.timeout'],
] as const)('a passkey whose question is %s sends nothing, and the sheet says why', async (_how, answer, key) => {
  const get = passkeysOf(signed);
  wire.on(security.passkeyProofOptions, answer);
  await openSheet('500', BOTH, WITH_PASSKEY);
  await confirm();
  await pass(60_000);
  expect(said(document, key)).toBeDefined();
  expect([get.mock.calls.length, sent().length]).toEqual([0, 0]);
});

test('a browser that knows no passkeys asks for what it can', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  const place = await openSheet('500', BOTH, WITH_PASSKEY);
  expect(seenText(place)).not.toContain('passkey');
  expect(fieldOf(PASSWORD)).not.toBeNull();
});

test('a proof that was not taken is called by its name, and nothing is said of it to who chooses another way', async () => {
  passkeysOf(signed);
  wire.on(security.passkeyProofOptions, ASKED);
  await openSheet('500', BOTH, WITH_PASSKEY);
  wire.on(wallet.exchange, refusal(WALLET.wrongProof));
  await confirm();
  expect(said(document, 'passkey.refused')).toBeDefined();
  await tap(buttonOf(document, 'Get a code by text'));
  expect(said(document, 'passkey.refused')).toBeUndefined();
  await type(fieldOf(CODE), '111111');
  await confirm();
  expect(wrongField(document, 'code.wrong')).toBe(fieldOf(CODE));
});

test('a wrong one is told in the sheet, which stays for another try', async () => {
  await openSheet('500');
  wire.on(wallet.exchange, refusal(WALLET.wrongProof));
  await type(fieldOf(PASSWORD), 'a-guess-of-88');
  await confirm();
  expect(wrongField(document, 'safebox.wrongPassword')).toBe(fieldOf(PASSWORD));
  wire.on(wallet.exchange, exampleOf(wallet.exchange));
  await type(fieldOf(PASSWORD), 'put-aside-88');
  await confirm();
  expect(document.querySelector('dialog')).toBeNull();
  expect(sent()).toHaveLength(2);
});

test('a sum that the operator has named since the terms were read brings the field with the refusal', async () => {
  await openSheet('500', BOTH, { ...TERMS, proofFrom: 0 });
  wire.on(wallet.getExchange, TERMS);
  wire.on(wallet.exchange, refusal(WALLET.needsProof));
  await confirm();
  expect(said(document, 'wallet.needsProof')).toBeDefined();
  wire.on(wallet.exchange, exampleOf(wallet.exchange));
  await type(fieldOf(PASSWORD), 'put-aside-88');
  await confirm();
  expect(sent()).toHaveLength(2);
  expect(document.querySelector('dialog')).toBeNull();
});

test('with a second proof a lost answer is asked about over a reload, and is sent once', async () => {
  const place = await openSheet('500');
  wire.on(wallet.exchange, 'refused');
  await type(fieldOf(PASSWORD), 'put-aside-88');
  await confirm();
  expect(said(place, 'money.checking')).toBeDefined();
  await leavePage();
  wire.on(wallet.exchange, exampleOf(wallet.exchange));
  await openLobby();
  await resume();
  await askFor('500');
  await pass(5_000);
  const { lastLearnt, isChecking } = await import('#data/money/asked.ts');
  expect([isChecking.value, lastLearnt.value?.found]).toEqual([false, undefined]);
  const calls = sent().map(({ headers }) => headers.has('what-became-of-it'));
  expect(calls.filter((isQuestion) => !isQuestion)).toHaveLength(1);
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});
