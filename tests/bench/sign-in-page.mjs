/** A player on the page, by the same form as anybody. */
import { pause } from './pause.mjs';

export async function signIn(page, url, account = 'jamie88', password = 'perya-demo-88') {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username or phone').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Refresh balance' }).waitFor();
  await pause(2_500); // What comes after a sign-in has come, and none of it lies over the lobby.
  const notice = page.getByRole('dialog').getByRole('button', { name: /close/i });
  if (await notice.count()) await notice.first().click();
}
