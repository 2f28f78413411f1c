/** The screens of a player's money and mail: one document for each mode, seen with a connection and without one. */
import { walkTo } from '../kit/addresses.ts';
import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { acceptAge, inGreenMode } from '../kit/overlays.ts';

test.use({ serviceWorkers: 'block' });

const SCREENS = [
  ['/lobby/wallets/deposit', '.deposit'],
  ['/lobby/wallets/withdraw', '.withdraw'],
  ['/withdrawal/gcash', 'h1'],
  ['/profile/bank', 'h1'],
  ['/walletsPassword', '.safebox'],
  ['/points', '.points'],
  ['/walletsKyc', '.kyc'],
  ['/record/transaction?period=week', '.record-row'],
  ['/lobby/email', '.letter-row'],
  ['/profile/responsibility', '.care-limits'],
  ['/profile/report', '[role=tabpanel]'],
] as const;

for (const [language, isGreen] of [
  ['en-PH', false],
  ['fil-PH', true],
] as const) {
  test(`no rule of accessibility is broken on the screens of money and mail (${language}${isGreen ? ', green' : ''})`, async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const { account, token } = await newPlayer(request);
    await request.post('/sandbox/player', { data: { account, set: { coin: 20_000, points: 30_000 } } });
    await request.post('/sandbox/mail', { data: { account, title: 'A gift', rewardList: [{ id: 2001, count: 100 }] } });
    await acceptAge(context);
    if (isGreen) await inGreenMode(context);
    await context.addInitScript(
      (items) => {
        if (self.origin !== 'null')
          for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
      },
      { language, ACCESS_TOKEN: token },
    );
    const look = async (how: string) => {
      for (const [address, part] of SCREENS) {
        await walkTo(page, address);
        await expect(page.getByRole('main').locator(part).first(), `${address} ${how}`).toBeVisible();
        expect(await breaches(page), `${address} ${how}`).toEqual([]);
      }
    };
    await page.goto('/terms-of-use');
    await look('with a connection');
    // What was seen once is read offline, with its age.
    await goOffline(context);
    await look('offline');
  });
}
