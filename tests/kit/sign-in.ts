/** Becoming a player in a test, by the same forms as anybody. */
import { expect, type Page } from '@playwright/test';
import { demoPlayer } from '#server/seed/demo-player.ts';

export const loginForm = (page: Page) => ({
  account: page.getByLabel('Username or phone'),
  password: page.getByLabel('Password', { exact: true }),
  keep: page.getByRole('checkbox', { name: 'Keep me on this phone' }),
  agree: page.getByRole('checkbox', { name: /agree/ }),
  submit: page.getByRole('button', { name: 'Log in', exact: true }),
});

/** Fills in the form that is open and sends it. */
export async function sendLogin(page: Page, { account, password } = demoPlayer as Credentials): Promise<void> {
  const form = loginForm(page);
  await form.account.fill(account);
  await form.password.fill(password);
  await form.agree.check();
  await form.submit.click();
}

interface Credentials {
  account: string;
  password: string;
}

/** `origin` is where the app is met over a line of the test's own. */
export async function signIn(page: Page, credentials?: Credentials, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await sendLogin(page, credentials);
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();
}

/** The header of a player; a guest's has none. */
export const balance = (page: Page) => page.getByRole('button', { name: 'Refresh balance' });

export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile/more');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** As a player goes there: by the menu of the header, without loading the page anew. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open the menu/ }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'More' }).click();
}
