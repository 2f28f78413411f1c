import { constants, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { storedFact } from '../kit/device.ts';
import { soon } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { openLobby, reload } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

const WORKER_SCRIPT = /\/assets\/entry-[\w-]+\.js$/;
const PASSWORD = 'Pässwörd-₱21-多福';
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Node refuses to undo this padding by itself, since that is easy to get wrong in a server. */
function decryptLegacy(sealed: string): string {
  const padded = privateDecrypt(
    { key: createPrivateKey(privateKey), padding: constants.RSA_NO_PADDING },
    Buffer.from(sealed, 'base64'),
  );
  expect([padded[0], padded[1]]).toEqual([0, 2]);
  return padded.subarray(padded.indexOf(0, 2) + 1).toString('utf8');
}

test.beforeEach(({ page }) => page.clock.install());

const decryptOaep = (sealed: string): string =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(sealed, 'base64'),
  ).toString('utf8');

test('[WRK-01, STORE-10] a worker makes the fingerprint, off the main thread, and only once', async ({ page }) => {
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    crypto.subtle.digest = (algorithm, data) => {
      // A single byte is what Dexie digests, to find out what kind of promise a browser has.
      if (data.byteLength > 1) Object.assign(window, { hasDigested: true });
      return digest(algorithm, data);
    };
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openLobby(page);
  await soon(page, () => storedFact(page, 'fingerprint')).toMatch(/^[0-9a-f]{32}$/);
  const made = await storedFact(page, 'fingerprint');
  expect(workers).toEqual([expect.stringMatching(WORKER_SCRIPT)]);
  expect(await page.evaluate(() => 'hasDigested' in window)).toBe(false);

  await reload(page);
  await page.clock.runFor(30_000);
  expect(await storedFact(page, 'fingerprint')).toBe(made);
  expect(workers).toHaveLength(1);

  // What the page has lost, the worker's own vault still knows.
  await page.evaluate(() => localStorage.removeItem('fingerprint'));
  await reload(page);
  await soon(page, () => storedFact(page, 'fingerprint')).toBe(made);
});

test('[WRK-03] without a worker the page does the same work itself', async ({ page, context }) => {
  await context.route(WORKER_SCRIPT, (route) => route.abort());
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openLobby(page);
  await soon(page, () => storedFact(page, 'fingerprint')).toMatch(/^[0-9a-f]{32}$/);
  // The same module is there for a password: it is asked directly, since there is no form yet that would.
  const sealed = await page.evaluate(
    async ({ url, password, key }) => {
      const module = (await import(url ?? 'the fallback was not loaded')) as Record<string, unknown>;
      const workshop = Object.values(module).find((value) => Object.hasOwn(value as object, 'encryptPassword'));
      return (workshop as { encryptPassword: (...input: unknown[]) => Promise<string> }).encryptPassword(password, key);
    },
    {
      url: scripts.find((name) => /\/assets\/workers-[\w-]+\.js$/.test(name)),
      password: PASSWORD,
      key: { publicKey, keyId: 'k1', cipher: '' },
    },
  );
  expect(decryptLegacy(sealed)).toBe(PASSWORD);
});

test.describe('with a browser whose Math.random always says the same', () => {
  test('[WRK-02] two workers seal one password differently, and both seals open', async ({ page, context }) => {
    const script = await findWorkerScript(page);
    const first = await sealInWorker(page, context, { script, cipher: '' });
    const second = await sealInWorker(page, context, { script, cipher: '' });
    expect(first.random).toEqual([0.5, 0.5]);
    expect(first.sealed).not.toBe(second.sealed);
    expect([decryptLegacy(first.sealed), decryptLegacy(second.sealed)]).toEqual([PASSWORD, PASSWORD]);
  });

  test('[WRK-02] the newer cipher names itself and its key', async ({ page, context }) => {
    const script = await findWorkerScript(page);
    const { sealed } = await sealInWorker(page, context, { script, cipher: 'rsa-oaep-256' });
    const [version, keyId, text] = sealed.split('.');
    expect([version, keyId]).toEqual(['v2', 'k1']);
    expect(decryptOaep(text ?? '')).toBe(PASSWORD);
  });
});

/** Starts the built worker script on a page without a policy of its own, and speaks to it as Comlink does. */
async function sealInWorker(
  page: Page,
  context: BrowserContext,
  { script, cipher }: { script: string; cipher: string },
) {
  await context.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `Math.random = () => 0.5;\n${await reply.text()}` });
  });
  await context.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/bare');
  const started = page.waitForEvent('worker');
  const sealed = page.evaluate(
    ({ url, password, key }) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(url, { type: 'module' });
        worker.addEventListener('error', () => reject(new Error('the worker did not start')));
        worker.addEventListener('message', ({ data }: MessageEvent<{ id: string; type: string; value: unknown }>) => {
          if (data.type === 'RAW') resolve(String(data.value));
          else reject(new Error(JSON.stringify(data)));
        });
        const argumentList = [password, key].map((value) => ({ type: 'RAW', value }));
        worker.postMessage({ id: '1', type: 'APPLY', path: ['encryptPassword'], argumentList });
      }),
    { url: script, password: PASSWORD, key: { publicKey, keyId: 'k1', cipher } },
  );
  const random = await (await started).evaluate(() => [Math.random(), Math.random()]);
  return { sealed: await sealed, random };
}

async function findWorkerScript(page: Page): Promise<string> {
  await openLobby(page);
  await soon(page, async () => page.workers().length).toBe(1);
  return page.workers()[0]?.url() ?? '';
}
