import { expect, test, vi } from 'vitest';

test('a browser that does not say whether it can be a passkey is offered none', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: () =>
      Promise.reject(new DOMException('Forbidden by its owner', 'NotAllowedError')),
  });
  const { isPasskeyOffered } = await import('./passkeys.ts');
  expect(await isPasskeyOffered()).toBe(false);
});
