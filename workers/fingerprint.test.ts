import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

vi.stubGlobal('self', globalThis);
const { makeFingerprint } = await import('./fingerprint.ts');
const { openVault, VAULT_STORE } = await import('./open-vault.ts');

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { userAgent: 'Pixel 7', language: 'en-PH' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the mark of a browser stays what it was, also when its screen is turned', async () => {
  const mark = await makeFingerprint('360x740');
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(await makeFingerprint('740x360')).toBe(mark);
});

test('two phones of one model have two', async () => {
  const one = await makeFingerprint('360x740');
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await makeFingerprint('360x740')).not.toBe(one);
});

test.each([
  ['no database', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'no ciphers, as at an http address',
    () => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }),
  ],
])('with %s there is one all the same', async (_what, without) => {
  without();
  expect(await makeFingerprint('360x740')).toMatch(/^[0-9a-f]{32}$/);
});

test('with a database that never opens there is one all the same', async () => {
  vi.useFakeTimers();
  const never = Object.assign(Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest, {
    addEventListener: () => undefined,
  });
  vi.stubGlobal('indexedDB', { open: () => never });
  const marks: string[] = [];
  void makeFingerprint('360x740').then((mark) => marks.push(mark));
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(marks).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]));
});

/** A page that is gone may hold the table for half an hour. */
async function holdVault(): Promise<void> {
  const vault = await openVault();
  const table = vault?.transaction(VAULT_STORE, 'readwrite').objectStore(VAULT_STORE);
  const page = { isThere: true };
  onTestFinished(() => void (page.isThere = false));
  const hold = async (): Promise<void> => {
    while (page.isThere) await table?.get('nothing');
  };
  hold().catch(() => undefined);
}

test.each([
  [
    'takes no more, as on a full phone',
    async () =>
      void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('The phone is full', 'QuotaExceededError');
      }),
  ],
  ['does not answer', holdVault],
])('with a database that %s there is one all the same', async (_what, prepare) => {
  await prepare();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const marks: string[] = [];
  const told = makeFingerprint('360x740').then((mark) => marks.push(mark));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(marks).toHaveLength(1);
  });
  vi.useRealTimers();
  await told;
  expect(marks).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
