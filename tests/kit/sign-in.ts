/** Becoming a player in a test: by the form where the form is the subject, and by a session of the server's elsewhere. */
import { expect, type Page } from '@playwright/test';
import { type Credentials, newPlayer, newSession } from './new-player.ts';
import { main } from './pages.ts';

export const loginForm = (page: Page) => ({
  account: page.getByLabel('Username or phone'),
  password: page.getByLabel('Password', { exact: true }),
  keep: page.getByRole('checkbox', { name: 'Remember me' }),
  agree: page.getByRole('checkbox', { name: /agree/ }),
  submit: page.getByRole('button', { name: 'Log in', exact: true }),
});

/** Where the answer is stubbed, anything may be typed. */
const TYPED: Credentials = { account: 'jamie88', password: 'perya-demo-88' };

/** Fills in the form that is open and sends it. */
export async function sendLogin(page: Page, { account, password } = TYPED): Promise<void> {
  const form = loginForm(page);
  await form.account.fill(account);
  await form.password.fill(password);
  await form.agree.check();
  await form.submit.click();
}

/** By the form, as a person does it. */
export async function logIn(page: Page, player: Credentials): Promise<void> {
  await page.goto('/login');
  await sendLogin(page, player);
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();
}

const EMPTY = '/an-empty-page';

/**
 * The app opens on home with a session that the server has begun; without a player, with one of the test's own. `origin`
 * is where the app is met over a connection of the test's own.
 */
export async function signIn(page: Page, player?: Credentials, origin = ''): Promise<void> {
  const token = await newSession(page.request, player ?? (await newPlayer(page.request)));
  // On an empty page of the same origin: the app has not started when the token is put where it looks for it.
  await page.route(`**${EMPTY}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(origin + EMPTY);
  await page.unroute(`**${EMPTY}`);
  await page.evaluate((text) => {
    localStorage.setItem('ACCESS_TOKEN', text);
    // The mark of a player whose token a test has taken away; leaving takes it along.
    localStorage.removeItem('owner');
  }, token);
  await page.goto(`${origin}/lobby/home`);
  await expect(balance(page)).toBeVisible();
}

/** In the program's header of a player, which a guest's lacks. The document draws one before the start-up is answered. */
export const balance = (page: Page) => main(page).getByRole('button', { name: 'Refresh balance' });

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
