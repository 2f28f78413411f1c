import type { Page, Request } from '@playwright/test';
import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { listCalls } from '../kit/network.ts';
import { openLobby, reload } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

const bodyOf = (call: Request | undefined): Record<string, unknown> =>
  (call?.postDataJSON() ?? {}) as Record<string, unknown>;

/** Opens the lobby, and then again, so that both ways of asking have been used: the document's and the program's. */
async function visitTwice(page: Page): Promise<Request[]> {
  const calls = listCalls(page);
  await openLobby(page);
  await expect.poll(() => storedFact(page, 'gameListVersion')).not.toBeNull();
  await reload(page);
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
