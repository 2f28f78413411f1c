/** The form of signing up, on a site that is set up as a test wants it. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { withConfig, type WireConfig } from './config-reply.ts';

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

export async function openRegister(page: Page, context: BrowserContext, changed: Partial<WireConfig>): Promise<void> {
  await withConfig(context, (config) => Object.assign(config, changed));
  await page.addInitScript(() => localStorage.setItem('agePopup', '1'));
  await page.goto('/register');
  await expect(submitButton(page)).toBeVisible();
}

export async function fillPassword(page: Page, password = 'a-good-password'): Promise<void> {
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /agree/ }).check();
}
