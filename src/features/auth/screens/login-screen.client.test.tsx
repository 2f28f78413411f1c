import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { logging } from '#contract/logging.ts';
import { session } from '#contract/session.ts';
import { draw, said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { aUser, goTo, leavePage, openLobby, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { accountLogin } = session;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = {
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  publicKeyId: 'test',
  passwordCipher: 'rsa-oaep-256',
};

async function openForm(config: object = {}) {
  await openLobby({ ...KEY, ...config });
  goTo('/login');
  const { LoginScreen } = await import('./login-screen.tsx');
  const place = await draw(<LoginScreen />);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
  const box = (words: RegExp) =>
    [...place.querySelectorAll('label')].find((label) => words.test(label.textContent ?? ''))?.querySelector('input');
  const submit = () => place.querySelector('[type=submit]');
  return {
    place,
    field,
    submit,
    agree: () => tap(box(/agree/i)),
    send: async (account = 'jamie88', password = 'pass-wörd-1'): Promise<void> => {
      await type(field('account'), account);
      await type(field('password'), password);
      if (!box(/agree/i)?.checked) await tap(box(/agree/i));
      await tap(submit());
      await pass(400); // Two taps within 300 ms are one.
    },
  };
}

test('a guest who came by the address of a game reads which game the form is for', async () => {
  const { rememberReturn } = await import('#data/sign-in/return-to.ts');
  rememberReturn('/start?gameId=1001', undefined);
  const game = { id: 1001, name: 'Koi Rush', typeId: 1, brandId: 1 };
  const { place } = await openForm({ gameListVersion: 'of the test', appGameList: [game] });
  expect(said(place, 'login.forGame')).toContain('Koi Rush');
  expect(place.querySelector('.asked-game img')?.getAttribute('src')).toContain('1001.png');
  rememberReturn('/profile/user', undefined);
  await pass(10);
  expect(said(place, 'login.forGame')).toBeUndefined();
});

const sent = () => wire.asked(accountLogin);

test.each([
  ['n7', true],
  ['6b', true],
  ['6s', true],
  ['9s', true],
  ['8k', false],
])(
  '[AUTH-03, AUTH-29, GEN-12] site variant %s asks for agreement, and shows the age: %s',
  async (siteVariant, isAsked) => {
    document.head.innerHTML = `<script id="settings" type="application/json">{"siteVariant":"${siteVariant}"}</script>`;
    const { place: login } = await openForm();
    const { RegisterScreen } = await import('./register-screen.tsx');
    const register = await draw(<RegisterScreen />);
    for (const place of [login, register]) {
      expect(seenText(place.querySelector('h1') ?? place)).toMatch(/\w/);
      expect(/agree/i.test([...place.querySelectorAll('label')].map((one) => one.textContent).join())).toBe(isAsked);
      expect(place.querySelector('[alt="21+"], [aria-label="21+"]') !== null).toBe(isAsked);
    }
  },
);

test.each([
  [101, 'login.err101', 'Account has been disabled due to violation'],
  [103, 'login.err103', 'KYC certification was not completed within 3 days, and the account has been suspended'],
  [1050, 'login.err1050', 'System Maintenance'],
  [1051, 'login.err1051', 'During the self-exclusion period, you cannot log in'],
])('[ERR-01, ERR-02, ERR-03, ERR-04] refusal %i is said in its own words', async (code, key, words) => {
  wire.on(accountLogin, refusal(code));
  const { place, send } = await openForm();
  await send();
  expect(said(place, key)).toBe(words);
});

test('[ERR-05, ERR-06, ERR-07] every other refusal shows its number', async () => {
  const { place, field, send } = await openForm();
  for (const code of [102, 1018, 1019, 1020, 1043, 1047, 1049, 4242]) {
    wire.on(accountLogin, refusal(code));
    await send();
    expect(said(place, 'login.loginFailed')).toContain(String(code));
  }
  expect(sent()).toHaveLength(8);
  await type(field('password'), 'another');
  expect(said(place, 'login.loginFailed')).toBeUndefined();
});

test.each([
  ['a line that breaks', 'refused'],
  ['a server that fails', json({ code: 500, errcode: 9006 }, 500)],
] as const)('%s is said, and what was typed stays', async (_name, reply) => {
  wire.on(accountLogin, reply);
  const { place, send, field } = await openForm();
  await send();
  expect(place.querySelector('.alert-note')?.textContent).toMatch(/\w+ \w+/);
  expect([field('account')?.value, field('password')?.value]).toEqual(['jamie88', 'pass-wörd-1']);
});

test('[AUTH-02] nothing is sent unless both account and password are there', async () => {
  const { place, field, submit, agree } = await openForm();
  await tap(submit());
  const told = ['login.accountEmpty', 'login.passwordEmpty', 'verify.accountTips'].map((key) => said(place, key));
  expect([told.every(Boolean), document.activeElement]).toEqual([true, field('account')]);
  await agree();
  await type(field('account'), 'jamie88');
  await tap(submit());
  expect([said(place, 'login.passwordEmpty') !== undefined, document.activeElement]).toEqual([true, field('password')]);
  await type(field('account'), '  ');
  await type(field('password'), 'something');
  await tap(submit());
  expect(said(place, 'login.accountEmpty')).toBeDefined();
  await pass(1_000);
  expect(sent()).toEqual([]);
});

test.each([
  ['other', false],
  ['green', true],
])('[AUTH-04] without agreement nothing is sent; in %s mode the terms open: %s', async (mode, areTermsOpen) => {
  const { place, field, submit } = await openForm({ mode });
  await type(field('account'), 'jamie88');
  await type(field('password'), 'something');
  await tap(submit());
  const { termsSheet } = await import('#data/open-sheet.ts');
  expect([termsSheet.shown.value === true, said(place, 'verify.accountTips') !== undefined]).toEqual([
    areTermsOpen,
    !areTermsOpen,
  ]);
  await pass(1_000);
  expect(sent()).toEqual([]);
});

test('[AUTH-05, CALL-12, CALL-13] the password leaves the page encrypted with the application public key', async () => {
  wire.on(accountLogin, refusal(1018));
  const { send } = await openForm();
  await send(' jamie88 ');
  const body = sent()[0]?.body ?? {};
  expect(body).toMatchObject({
    account: 'jamie88',
    type: 0,
    clientReferrer: 'ph',
    countryCode: '63',
    phoneinfoJsonModel: { channel: 'WEB', version: '1.0.28', os: 'Android 14' },
  });
  expect(JSON.stringify(wire.asked())).not.toContain('pass-w');
  const [version, keyId, sealed = ''] = String(body['password']).split('.');
  expect([version, keyId]).toEqual(['v2', 'test']);
  const padding = { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  expect(privateDecrypt(padding, Buffer.from(sealed, 'base64')).toString()).toBe('pass-wörd-1');
});

test.each([
  ['another errcode', { code: 200, errcode: 1 }],
  ['another code', { code: 500, errcode: 0 }],
])('[AUTH-06] a whole answer with %s is no sign-in', async (_name, envelope) => {
  wire.on(accountLogin, { ...exampleOf(accountLogin), ...envelope });
  const { place, send } = await openForm();
  await send();
  await pass(2_000);
  expect(place.querySelector('.alert-note')?.textContent).toMatch(/\w/);
  expect([localStorage.getItem('ACCESS_TOKEN'), location.pathname]).toEqual([null, '/login']);
});

test('[CALL-46] a sign-in says that it comes from the web, by its three constants', async () => {
  wire.on(accountLogin, refusal(1018));
  await (await openForm()).send();
  const { clientReferrer, phoneinfoJsonModel: device } = sent()[0]?.body ?? {};
  const { channel, installReferrer } = device as Record<string, unknown>;
  expect({ clientReferrer, channel, installReferrer }).toEqual({
    clientReferrer: 'ph',
    channel: 'WEB',
    installReferrer: 'web',
  });
});

test('[AUTH-06, AUTH-08, AUTH-09] a good one keeps the token at once, and half a second later the lobby comes', async () => {
  wire.on(accountLogin, { ...exampleOf(accountLogin), appUser: aUser({ token: 'a-new-token' }) });
  const { field, submit, agree } = await openForm();
  await agree();
  await type(field('account'), 'jamie88');
  await type(field('password'), 'something');
  await tap(submit());
  await pass(400);
  expect([localStorage.getItem('ACCESS_TOKEN'), location.pathname]).toEqual(['a-new-token', '/login']);
  await pass(150);
  expect(location.pathname).toBe('/lobby/home');
});

test.each([
  ['09170000088', 1],
  ['jamie88', 2],
])('[AUTH-17] a player who comes in as %s is told of as kind %i', async (account, kind) => {
  wire.on(accountLogin, { ...exampleOf(accountLogin), appUser: aUser({ token: 'a-new-token' }) });
  const { send } = await openForm();
  await send(account);
  await pass(60_000);
  const told = wire.asked(logging.eventLog).flatMap(({ body }) => JSON.stringify(body).match(/signed-in-\d/g) ?? []);
  expect(told).toEqual([`signed-in-${kind}`]);
});

test('[AUTH-10] two taps of the button within 300 ms are one request, also where the first is answered by then', async () => {
  wire.on(accountLogin, refusal(1018));
  const { send, submit } = await openForm();
  await send();
  const before = sent().length;
  await tap(submit());
  await tap(submit());
  await pass(250);
  await tap(submit());
  expect(sent()).toHaveLength(before + 1);
  await pass(60);
  await tap(submit());
  expect(sent()).toHaveLength(before + 2);
});

test('a password is typed or pasted unseen, and can be shown', async () => {
  const { place, field } = await openForm();
  await type(field('password'), 'secret-word');
  const show = place.querySelector('[aria-label="Show password"]');
  expect(field('password')?.type).toBe('password');
  await tap(show);
  expect([field('password')?.type, field('password')?.value]).toEqual(['text', 'secret-word']);
  await tap(show);
  expect(field('password')?.type).toBe('password');
  expect(seenText(place)).not.toContain('secret-word');
});

test('without a network the form says so and sends nothing; the name stays over a reload, the password does not', async () => {
  const { place, send } = await openForm();
  setOnline(false);
  await send();
  expect([said(place, 'common.offline') !== undefined, sent()]).toEqual([true, []]);
  setOnline(true);
  await leavePage();
  const { field } = await openForm();
  expect([field('account')?.value, field('password')?.value]).toEqual(['jamie88', '']);
});
