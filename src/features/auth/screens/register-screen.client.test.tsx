import { generateKeyPairSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { LOGIN_KINDS } from '#contract/enums.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { session } from '#contract/session.ts';
import { draw, drawHook, said, seenText, tap, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { aUser, goTo, openLobby, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { examples } from '../../../../tests/contract/examples.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = {
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  publicKeyId: 'test',
  passwordCipher: 'rsa-oaep-256',
};

async function openForm(config: object) {
  await openLobby({ ...KEY, ...config });
  goTo('/register');
  const { RegisterScreen } = await import('./register-screen.tsx');
  const place = await draw(<RegisterScreen />);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
  const agree = () =>
    [...place.querySelectorAll('label')].find((one) => /agree/i.test(one.textContent ?? ''))?.querySelector('input');
  const submit = () => tap(place.querySelector('[type=submit]'));
  return {
    place,
    field,
    agree,
    submit,
    tab: (name: string) => [...place.querySelectorAll('[role=tab]')].find((one) => one.textContent === name),
    send: async (): Promise<void> => {
      for (const name of ['password', 'confirmation']) await type(field(name), 'a-good-password');
      await tap(agree());
      await submit();
      await pass(400);
    },
  };
}

test.each([
  [1, 'phone', 'accountRegist4', true],
  [0, 'phone', 'accountRegist', false],
  [1, 'phoneNoOtp', 'accountRegist', false],
] as const)('[AUTH-24, CALL-14] codes %i, type %s: %s', async (otpStatus, registerType, call, hasCode) => {
  wire.on(session[call], refusal(1045));
  const { place, field, send } = await openForm({ mode: 'other', otpStatus, registerType });
  await type(field('account'), '9171234567');
  expect(field('code') !== null).toBe(hasCode);
  if (hasCode) await type(field('code'), '123456');
  await send();
  // [ERR-05] The number that only a registration by phone knows.
  expect(said(place, 'login.loginFailed')).toContain('1045');
  expect(wrongField(place, 'login.loginFailed')).toBe(field('account'));
  const [{ body } = { body: {} as Record<string, unknown> }] = wire.asked(session[call]);
  const names = `outUrl phoneinfoJsonModel countryCode clientReferrer account password code email fullName address
    birthday registeredPlace type`;
  expect(Object.keys(body)).toEqual(expect.arrayContaining(names.split(/\s+/)));
  expect(body).toMatchObject({ account: '9171234567', type: 0, code: hasCode ? '123456' : '' });
  const { phoneinfoJsonModel: device } = body as { phoneinfoJsonModel: Record<string, unknown> };
  expect(Object.keys(device).toSorted()).toEqual(
    'appId channel deviceIdJsonModel deviceModel installReferrer isBrowser os version'.split(' '),
  );
  expect(device).toMatchObject({ version: '1.0.28', deviceIdJsonModel: { afuid: expect.stringMatching(/^\w{32}$/) } });
  // [STORE-11] The id that this device keeps.
  expect(device['deviceIdJsonModel']).toEqual({ afuid: localStorage.getItem('fingerprint') });
});

test('[ERR-06] on registering, 101 is one of the numbered refusals', async () => {
  wire.on(session.accountRegist, refusal(101));
  const { place, field, send } = await openForm({ mode: 'other', registerType: 'account' });
  await type(field('account'), 'maria88');
  await send();
  expect(said(place, 'login.loginFailed')).toContain('101');
});

/** Of green mode, where the regulator wants to know who plays. */
const PERSON = ['email', 'birthday', 'fullName', 'address', 'registeredPlace'];

test('[AUTH-18, AUTH-19, AUTH-20, VAL-11, VAL-14, VAL-17, VAL-25] in green mode there are two ways, each with every field and its limits', async () => {
  vi.setSystemTime('2026-11-20T04:00:00Z');
  const { place, field, agree, tab } = await openForm({ mode: 'green' });
  expect([...place.querySelectorAll('[role=tab]')].map((one) => one.textContent)).toEqual(['Username', 'Phone']);
  for (const name of ['password', 'confirmation', ...PERSON]) expect(labelOf(place, name), name).toMatch(/\w/);
  for (const name of ['account', 'fullName', 'address']) expect(field(name)?.maxLength, name).toBe(50);
  expect(place.querySelector<HTMLSelectElement>('[name=registeredPlace]')?.value).toBe(location.host);
  expect(seenText(place)).toContain('Upload your ID');
  expect(agree()).toBeDefined();
  // From 70 to 22 years ago.
  expect([field('birthday')?.min, field('birthday')?.max]).toEqual(['1956-11-20', '2004-11-20']);
  await type(field('account'), 'maria88');
  await tap(tab('Phone'));
  expect([field('account')?.value, field('code') !== null]).toEqual(['', true]);
  await type(field('account'), '9171234567');
  await tap(tab('Username'));
  expect(field('account')?.value).toBe('');
});

test('[AUTH-21, VAL-08] outside green mode there are no more fields than are needed', async () => {
  const { place, field } = await openForm({ mode: 'other', registerType: 'account' });
  expect(labelOf(place, 'account')).toBe('Username');
  for (const name of [...PERSON, 'code']) expect(place.querySelector(`[name=${name}]`), name).toBeNull();
  expect(field('account')).not.toBeNull();
  expect(place.querySelector('[role=tab]')).toBeNull();
});

test('[VAL-02, VAL-05, VAL-10, VAL-13, VAL-18, VAL-28] every empty field says what it wants, and nothing is sent', async () => {
  const { place, field, submit } = await openForm({ mode: 'green', usernameLengthMin: 6, usernameLengthMax: 12 });
  await type(field('password'), 'a-good-password');
  await type(field('confirmation'), 'another-password');
  await submit();
  await pass(1_000);
  expect(said(place, 'login.loginUsernameTip')).toMatch(/6.*12/);
  for (const key of ['loginConfirmationTip', 'loginEmailInputTip', 'birthdayTip']) {
    expect(said(place, `login.${key}`), key).toMatch(/\w/);
  }
  expect(said(place, 'login.fullNameTip')).toBe('Please enter your correct name(Full name)');
  expect(said(place, 'login.addressTip')).toBe('Please enter your address');
  expect(said(place, 'login.idTip')).toBe('Please Upload your ID');
  expect(document.activeElement).toBe(field('account'));
  expect(wire.asked(session.accountRegist)).toEqual([]);
});

test('all that is missing is told at one tap, the box too, and the first of it has the focus', async () => {
  const { place, field, agree, submit, send } = await openForm({ mode: 'other', registerType: 'account' });
  await submit();
  await pass(1_000);
  expect(wrongField(place, 'login.confirmationEmpty')).toBe(field('confirmation'));
  expect(wrongField(place, 'verify.accountTips')).toBe(agree());
  expect(document.activeElement).toBe(field('account'));
  for (const name of ['account', 'password', 'confirmation']) await type(field(name), 'maria888');
  await submit();
  await pass(1_000);
  expect(document.activeElement).toBe(agree());
  wire.on(session.accountRegist, refusal(1047));
  await send();
  expect(wire.asked(session.accountRegist)).toHaveLength(1);
});

test('where the pictures alone are missing, their button has the focus, and no terms open over it', async () => {
  const { place, field, submit } = await openForm({ mode: 'green', registerType: 'account' });
  const typed = { account: 'maria888', email: 'ana@example.com', fullName: 'Ana Reyes', address: '1 Mabini St' };
  const birthday = '1990-12-31';
  for (const [name, value] of Object.entries({ ...typed, birthday, password: 'maria888', confirmation: 'maria888' }))
    await type(field(name), value);
  await submit();
  await pass(1_000);
  const { termsSheet } = await import('#data/open-sheet.ts');
  expect([document.activeElement, termsSheet.shown.value === true]).toEqual([
    place.querySelector('.id-upload-open'),
    false,
  ]);
});

/** The words beside a field, which are its name. */
function labelOf(place: Element, name: string): string | undefined {
  const id = place.querySelector(`[name=${name}]`)?.id;
  return id ? place.querySelector(`label[for="${id}"]`)?.textContent?.trim() : undefined;
}

test('[AUTH-10] two tries to sign up within 300 ms are one request', async () => {
  wire.on(session.accountRegist, refusal(1047));
  const { useAction } = await import('#data/ask/use-action.ts');
  const action = await drawHook(() => useAction(session.accountRegist));
  const signUp = () => action.value.run(() => examples.session.accountRegist.request, 'sign up');
  void signUp();
  await pass(100);
  await signUp();
  expect(wire.asked(session.accountRegist)).toHaveLength(1);
  await pass(250);
  await signUp();
  expect(wire.asked(session.accountRegist)).toHaveLength(2);
});

test('the code of a shared link is sent though the form was left and opened again in between', async () => {
  await openLobby({ ...KEY, mode: 'other', registerType: 'account' });
  const invited = async () => {
    const { useRegister } = await import('../parts/use-register.ts');
    const { invitedBy } = await import('#data/sign-in/sign-up-fields.ts');
    const { useLobby } = await import('#data/lobby/use-stored.ts');
    await drawHook(() => useRegister(useLobby().config, 'username'));
    return invitedBy();
  };
  goTo('/register?inviteCode=REYNA88&pid=7');
  expect(await invited()).toBe('REYNA88');
  goTo('/login');
  goTo('/register');
  expect(await invited()).toBe('REYNA88');
});

test('a wrong code is told beside its field until another is typed, and what is about no field below the button', async () => {
  wire.on(session.accountRegist4, refusal(SIGN_IN.wrongCode));
  const { place, field, send } = await openForm({ mode: 'other', otpStatus: 1, registerType: 'phone' });
  await type(field('account'), '9171234567');
  await type(field('code'), '111111');
  await send();
  expect(wrongField(place, 'login.loginFailed')).toBe(field('code'));
  expect(document.activeElement).toBe(field('code'));
  expect(said(place, 'login.loginFailed')).toBe('Wrong or expired code. Get a new one. (1020)');
  expect(place.querySelectorAll('[data-msg-key="login.loginFailed"]')).toHaveLength(1);
  // Nothing was typed anew where a field is only left.
  field('account')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await pass(10);
  expect(wrongField(place, 'login.loginFailed')).toBe(field('code'));
  await type(field('code'), '222222');
  expect(said(place, 'login.loginFailed')).toBeUndefined();
  wire.on(session.accountRegist4, refusal(SIGN_IN.tooManyTries));
  await pass(400);
  await tap(place.querySelector('[type=submit]'));
  await pass(400);
  expect(said(place, 'login.loginFailed')).toContain('Too many tries');
  expect(place.querySelector('[aria-invalid=true]')).toBeNull();
});

test('without a connection the form says before the tap when it can be sent', async () => {
  const { place } = await openForm({ mode: 'other' });
  expect(said(place, 'login.noConnection')).toBeUndefined();
  setOnline(false);
  await pass(10);
  expect(said(place, 'login.noConnection')).toMatch(/once it’s back/);
  // It stands where room is kept for it.
  const words = place.querySelector('[data-msg-key="login.noConnection"]');
  expect(words?.closest('[data-room]')?.getAttribute('data-room')).toBe(words?.textContent);
  setOnline(true);
  await pass(10);
  expect(said(place, 'login.noConnection')).toBeUndefined();
});

test.each([
  [1, 'phone', 'accountRegist4', LOGIN_KINDS.phone],
  [0, 'phone', 'accountRegist', LOGIN_KINDS.phoneNoOtp],
] as const)(
  'who has registered (codes %i, %s) is signed in and led home',
  async (otpStatus, registerType, call, kind) => {
    wire.on(session[call], { ...exampleOf(session[call]), appUser: aUser({ token: 'new' }) });
    const { field, send } = await openForm({ mode: 'other', otpStatus, registerType });
    await type(field('account'), '9171234567');
    if (field('code')) await type(field('code'), '123456');
    await send();
    await pass(1_000);
    const [{ isSignedIn }, { readWaitingEvents }] = [
      await import('#data/player/session.ts'),
      await import('#data/events/events.ts'),
    ];
    expect([isSignedIn.value, location.pathname]).toEqual([true, '/lobby/home']);
    expect((await readWaitingEvents()).map(({ name }) => name)).toContain(`signed-in-${kind}`);
  },
);
