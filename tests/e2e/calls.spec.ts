import type { Page, Request } from '@playwright/test';
import { CONFIG_CALL, withConfig } from '../kit/config-reply.ts';
import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { holdCalls, listCalls } from '../kit/network.ts';
import { firstTile, message, openLobby, tryAgain } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

const bodyOf = (call: Request | undefined): Record<string, unknown> =>
  (call?.postDataJSON() ?? {}) as Record<string, unknown>;

/** Opens the lobby, and then again, so that both ways of asking have been used: the document's and the program's. */
async function visitTwice(page: Page, address = '/'): Promise<Request[]> {
  const calls = listCalls(page);
  await openLobby(page, address);
  await expect.poll(() => storedFact(page, 'gameListVersion')).not.toBeNull();
  await page.reload();
  await expect.poll(() => calls.filter((call) => call.url().endsWith('/anonymous/appConfig')).length).toBe(2);
  return calls;
}

test('[CALL-01, CALL-02, CALL-22] calls are posted as JSON under one prefix, and name the list version', async ({
  page,
}) => {
  const calls = await visitTwice(page);
  for (const call of calls) {
    expect(call.method()).toBe('POST');
    expect(call.headers()['content-type']).toBe('application/json');
    expect(new URL(call.url()).pathname).toMatch(/^\/prod-api-2\/app\/v1\//);
  }
  const asked = calls.filter((call) => call.url().endsWith('/anonymous/appConfig')).map(bodyOf);
  expect(asked[0]?.['gameListVersion']).toBe('');
  expect(asked[1]?.['gameListVersion']).toBe(await storedFact(page, 'gameListVersion'));
});

test('[CALL-03] a call fails after a minute without an answer, and not before', async ({ page, context }) => {
  const beganAt = Date.now();
  await page.clock.install({ time: beganAt });
  await holdCalls(context, CONFIG_CALL);
  await page.goto('/');
  await expect(message(page, 'app.loading')).toBeVisible();
  // Until here the clock has gone on by itself, a few seconds on a busy machine; from here on it stands.
  await page.clock.pauseAt(beganAt + 20_000);
  await page.clock.runFor(35_000);
  await expect(message(page, 'app.loading')).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(message(page, 'app.loadFailed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Trying…' })).toBeVisible();
  await page.clock.runFor(59_000);
  await expect(page.getByRole('button', { name: 'Trying…' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

for (const status of [200, 201, 203, 299]) {
  test(`[CALL-04] a good answer with status ${status} is a success`, async ({ page, context }) => {
    await context.route(CONFIG_CALL, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ status, json: await reply.json() });
    });
    await openLobby(page);
  });
}

for (const status of [400, 404, 500, 503]) {
  test(`[CALL-04] a good answer with status ${status} is a failure`, async ({ page, context }) => {
    await context.route(CONFIG_CALL, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ status, json: await reply.json() });
    });
    await page.goto('/');
    await expect(message(page, 'app.serverFailed')).toBeVisible();
  });
}

test('[CALL-05] an errcode that is not 0 is a failure, whatever comes with it', async ({ page, context }) => {
  const mend = await withConfig(context, (config) => Object.assign(config, { errcode: 1 }));
  await page.goto('/');
  await expect(message(page, 'app.serverFailed')).toBeVisible();
  await mend();
  await tryAgain(page);
  await expect(firstTile(page)).toBeVisible();
});

test('[CALL-06, CALL-07] who is signed in says so in two headers, and a guest does not', async ({ page }) => {
  const calls = await visitTwice(page);
  expect(calls.filter((call) => 'authorization' in call.headers())).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem('ACCESS_TOKEN', 'a-token-of-a-player');
    localStorage.setItem('fingerprint', 'f'.repeat(32));
  });
  const next = page.waitForRequest(/\/online$/);
  await page.reload();
  const headers = (await next).headers();
  expect(headers['authorization']).toBe('Bearer a-token-of-a-player');
  expect(headers['fingerprint']).toBe('f'.repeat(32));
  expect(headers).not.toHaveProperty('public');
});

test('[CALL-08] every body says where it comes from', async ({ page }) => {
  const calls = await visitTwice(page);
  for (const body of calls.map(bodyOf)) {
    expect(body).toMatchObject({ clientReferrer: 'ph', channel: 'WEB', platform: 0 });
    expect(body['appId']).toEqual(expect.stringMatching(/.+/));
  }
});

test.describe('on a computer', () => {
  test.use({
    isMobile: false,
    hasTouch: false,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  });

  test('[CALL-08] the platform is 1', async ({ page }) => {
    const calls = await visitTwice(page);
    expect(new Set(calls.map((call) => bodyOf(call)['platform']))).toEqual(new Set([1]));
  });
});

test('[CALL-09, CALL-10] what the first address brought travels with every later call', async ({ page }) => {
  const brought = { entry: 'pwa', clickid: 'abc', pid: '77', fbclid: 'F', gclid: 'G', ttclid: 'T', referrer: 'R' };
  const calls = await visitTwice(page, `/?${new URLSearchParams({ ...brought, utm_source: 'x', token: 'y' })}`);
  const last = bodyOf(calls.at(-1));
  expect(last).toMatchObject(brought);
  expect(last).not.toHaveProperty('utm_source');
  expect(last).not.toHaveProperty('token');

  // They belong to the session: navigating keeps them, a new visit begins without.
  await page.goto('/lobby/notice');
  await expect.poll(() => bodyOf(calls.at(-1))).toMatchObject(brought);
  const elsewhere = await page.context().newPage();
  const asked = elsewhere.waitForRequest(CONFIG_CALL);
  await elsewhere.goto('/');
  expect(bodyOf(await asked)).not.toHaveProperty('clickid');
});

test('[STORE-09] the app names itself the same way in every call', async ({ page }) => {
  const calls = await visitTwice(page);
  expect(new Set(calls.map((call) => bodyOf(call)['appId']))).toEqual(new Set(['com.demo.web']));
});
