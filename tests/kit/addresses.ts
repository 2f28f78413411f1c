/** The addresses of the app, by who may open them, and a way to go there as a link of the app does. */
import { expect, type Page } from '@playwright/test';

/** Without signing in, besides home and maintenance. */
export const OPEN_ADDRESSES = [
  '/login',
  '/register',
  '/forget',
  '/service',
  '/about',
  '/apkdownload',
  '/terms-of-use',
  '/privacy-policy',
  '/lobby/notice',
  '/lobby/rewards',
  '/notice/detail/1',
  '/activity/weekendLottery',
  ...['points', 'signBonus', 'agent', 'dayBonus', 'supply', 'christmas', 'newYear', 'agent5'].map(
    (name) => `/rule/${name}`,
  ),
];

const PROFILE =
  'user bank task vip email favorites more license info modify responsibility report agree/terms superior';
const ACTIVITIES =
  'index spin cashBonus agent agentCount agent5 vipRebate follow supply festival freeSign christmas newYear ' +
  'firstCharge inviteFriends depositEvery sign signPay';

/** For players only. */
export const PLAYER_ADDRESSES = [
  '/lobby/email',
  '/lobby/task',
  '/lobby/activity',
  '/lobby/wallets/deposit',
  '/lobby/wallets/withdraw',
  '/start?gameId=1001',
  '/search',
  '/test',
  '/points',
  '/walletsPassword',
  '/walletsKyc',
  '/walletsKycUpload',
  '/bind',
  '/bindBankCard',
  '/bankCardList',
  '/withdrawal/gcash',
  '/reward/detail/1',
  '/record/transaction',
  ...PROFILE.split(' ').map((name) => `/profile/${name}`),
  ...ACTIVITIES.split(' ').map((name) => `/activity/${name}`),
];

/** Goes to an address inside the running app, as its links do: without loading a page. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/** The same, and waits until the screen there has named the page: it costs a tenth of another load. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() => (document.title = ''));
  await visit(page, address);
  await expect(page).toHaveTitle(/./);
}

/** Goes to one address after the other inside the running app, and says where each of them led. */
export function followAll(page: Page, addresses: string[]): Promise<Record<string, string>> {
  return page.evaluate(async (all) => {
    const led: Record<string, string> = {};
    for (const address of all) {
      history.pushState(null, '', '/lobby/home');
      history.pushState(null, '', address);
      const from = performance.now();
      // A redirect comes with the next paint or the one after; what stays for so long stays.
      while (location.pathname + location.search === address && performance.now() - from < 400) {
        await new Promise(requestAnimationFrame);
      }
      led[address] = location.pathname;
    }
    return led;
  }, addresses);
}
