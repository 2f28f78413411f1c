import { visit } from '../kit/addresses.ts';
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { message, openLobby } from '../kit/pages.ts';
import { beSignedIn } from '../kit/signed-in.ts';

/** The screens that only tell something are proven in `src/features/system/screens/info-screens.client.test.tsx`. */
test('[ROUTE-08] on a device that is well the self-test finds nothing, without a line what is missing, and support can be told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beSignedIn(context, { account: 'maria-secret', mobile: '9170000002' });
  await openLobby(page);
  await offlineReady(page);
  await visit(page, '/test');
  await expect(page.getByRole('heading', { level: 1, name: 'Device check' })).toBeVisible();
  await expect(message(page, 'test.allWell')).toBeVisible();
  const copied = async (): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: 'Copy for support' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await expect(page.getByRole('status').getByText('Copy Success.', { exact: true })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await test.step('what support reads', async () => {
    const report = await copied();
    expect(report).toMatch(/^Network: online$/m);
    expect(report).toMatch(/^Server: answered in \d+ ms$/m);
    expect(report).toMatch(/^Version: 1\.0\.28, build [\w-]{8}$/m);
    expect(report).not.toMatch(/\(Fails\)|secret|9170000002|a-token-for-tests/);
  });
  await test.step('without a line', async () => {
    await goOffline(context);
    await page.getByRole('button', { name: 'Test again' }).click();
    await expect(message(page, 'test.failing')).toHaveText('Needs a look: Network, Server.');
    expect(await copied()).toMatch(/^Server: .+ \(Fails\)$/m);
  });
});
