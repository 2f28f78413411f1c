import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { draw, said, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { changePassword } = security;
const [OLD, NEW] = ['perya-old-88', 'perya-new-88'];

async function open(config: object = {}) {
  await openLobby({ passwordLengthMin: 8, passwordLengthMax: 20, ...config });
  await signIn();
  goTo('/profile/password');
  const { PasswordScreen } = await import('./password-screen.tsx');
  const place = await draw(<PasswordScreen />);
  await pass(400);
  const [old, next] = place.querySelectorAll('input');
  const send = async (now: string, then: string) => {
    await type(old, now);
    await type(next, then);
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await pass(1_000);
  };
  return { place, send };
}

const toast = async () => (await import('#data/toasts.ts')).toast.value;

test('what is wrong with the fields is said before anything is sent', async () => {
  const { place, send } = await open();
  await send('', 'short');
  expect(said(place, 'password.oldEmpty')).toBe('Enter your current password.');
  expect(said(place, 'password.newEmpty')).toBe('Choose a password of 8 to 20 characters.');
  await send(NEW, NEW);
  expect(said(place, 'password.same')).toMatch(/Choose another/);
  expect(wire.asked(changePassword)).toEqual([]);
});

test('both passwords leave sealed, once, and the player hears what has ended', async () => {
  wire.on(changePassword, { code: 200, errcode: 0, ended: 2 });
  const { send } = await open();
  await send(OLD, NEW);
  const bodies = wire.asked(changePassword).map(({ body }) => JSON.stringify(body));
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toMatch(/perya-(old|new)/);
  expect((await toast())?.text).toBe('Password changed, and 2 other devices are logged out.');
});

test('a wrong password and a connection that is away are told, and nothing is said to be done', async () => {
  wire.on(changePassword, refusal(SIGN_IN.wrongCredentials));
  const { place, send } = await open();
  await send(OLD, NEW);
  expect(said(place, 'password.wrong')).toBe('That isn’t your current password.');
  const [old, next] = place.querySelectorAll('input');
  expect([wrongField(place, 'password.wrong'), document.activeElement]).toEqual([old, old]);
  wire.on(changePassword, refusal(SIGN_IN.ofSafebox));
  await send(OLD, 'perya-box-88');
  expect(wrongField(place, 'password.ofSafebox')).toBe(next);
  setOnline(false);
  await send('perya-old-89', NEW);
  expect(said(place, 'common.offline')).toMatch(/Nothing was sent/);
  expect(await toast()).toBeUndefined();
});

test('a phone that keeps the password keeps the new one from then on', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  wire.on(changePassword, { code: 200, errcode: 0, ended: 0 });
  const pem = publicKey.export({ format: 'pem', type: 'spki' });
  const { send } = await open({ publicKey: pem, publicKeyId: 'k1', passwordCipher: 'rsa-oaep-256' });
  const { rememberPassword, sealRemembered } = await import('#data/sign-in/passwords.ts');
  await rememberPassword('jamie88', OLD);
  await send(OLD, NEW);
  const [, , sealed = ''] = ((await sealRemembered('jamie88')) ?? '').split('.');
  const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  expect(privateDecrypt(key, Buffer.from(sealed, 'base64')).toString()).toBe(NEW);
});
