import { expect, test, vi } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const own = { id: 'key-1', name: 'Phone', createdAt: 0, lastUsedAt: 0 };

async function open() {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  await openLobby({ passkeys: 1 });
  await signIn();
  wire.on(security.passkeys, { code: 200, errcode: 0, passkeys: [own] });
  const { Passkeys } = await import('./passkeys.tsx');
  const place = await draw(<Passkeys />);
  await settle();
  return place;
}

test('a passkey that is the only way in stays, and its card says why', async () => {
  const place = await open();
  wire.on(security.removePasskey, refusal(SIGN_IN.notEligible));
  await tap(place.querySelector('li button'));
  await settle();
  expect(said(place, 'passkey.lastWay')).toContain('only way to log in');
  expect(place.querySelectorAll('li')).toHaveLength(1);
});

test('who logged in long ago is told to log in again, in the words of every such place', async () => {
  const place = await open();
  wire.on(security.passkeyOptions, refusal(SIGN_IN.notEligible));
  await tap(buttonOf(place, 'Add a passkey'));
  await settle();
  expect(said(place, 'security.signInAgain')).toContain('log in again and do this within a few minutes');
  expect(buttonOf(place, 'Log in again')).toBeDefined();
});

test('that there is no connection for a new passkey is said as long as there is none', async () => {
  const place = await open();
  setOnline(false);
  await tap(buttonOf(place, 'Add a passkey'));
  await pass(1_000);
  expect(said(place, 'common.offline')).toContain('offline');
  setOnline(true);
  await pass(2_000);
  expect(said(place, 'common.offline')).toBeUndefined();
});

test('a player who has ten is told to remove one', async () => {
  vi.doMock('@simplewebauthn/browser', () => ({ startRegistration: async () => ({}) }));
  const place = await open();
  wire.on(security.passkeyOptions, { code: 200, errcode: 0, options: '{}' });
  wire.on(security.addPasskey, refusal(SIGN_IN.tooManyTries));
  await tap(buttonOf(place, 'Add a passkey'));
  await settle();
  expect(said(place, 'passkey.tooMany')).toContain('Remove one first');
});

test('what is tried again is what has failed, and nothing more is said of it', async () => {
  const place = await open();
  wire.on(security.removePasskey, { code: 500, errcode: 500 });
  await tap(place.querySelector('li button'));
  await pass(400);
  wire.on(security.removePasskey, { code: 200, errcode: 0, passkeys: [] });
  await tap(buttonOf(place, 'Try again'));
  await pass(400);
  expect(wire.asked(security.removePasskey).map(({ body }) => body['id'])).toEqual(['key-1', 'key-1']);
  expect([place.querySelectorAll('li').length, buttonOf(place, 'Try again')]).toEqual([0, undefined]);
});

test('once a passkey is added, nothing is said any more of one that could not be removed before', async () => {
  vi.doMock('@simplewebauthn/browser', () => ({ startRegistration: async () => ({}) }));
  const place = await open();
  wire.on(security.removePasskey, refusal(SIGN_IN.notEligible));
  await tap(place.querySelector('li button'));
  await settle();
  expect(said(place, 'passkey.lastWay')).toBeDefined();
  wire.on(security.passkeyOptions, { code: 200, errcode: 0, options: '{}' });
  wire.on(security.addPasskey, { code: 200, errcode: 0, passkeys: [own, { ...own, id: 'key-2' }] });
  await tap(buttonOf(place, 'Add a passkey'));
  await settle();
  expect([place.querySelectorAll('li').length, said(place, 'passkey.lastWay')]).toEqual([2, undefined]);
});
