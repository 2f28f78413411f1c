import type { BrowserContext } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';
import { withSettings } from '../kit/site-variant.ts';

test.use({ serviceWorkers: 'block' });

const SCRIPT = 'https://cdn.chat.example/widget.js';

/** The widget as its maker would send it; it writes down what it is told. */
const WIDGET = `
  const heard = document.body.appendChild(document.createElement('p'));
  window.LiveChatWidget = { call: (...said) => { heard.textContent += JSON.stringify(said) + ' ' } };
  heard.textContent = 'license ' + window.__lc.license + ' ';
  try { heard.textContent += parent.localStorage.length } catch { heard.textContent += 'kept out ' }
`;

async function withChat(context: BrowserContext): Promise<void> {
  await withSettings(context, { chatHost: 'lc.chat.example', chatScript: SCRIPT });
  await replyTo(context, 'getCustomerServices', {
    code: 200,
    errcode: 0,
    appCustomerServiceQueue: [
      { url: 'https://direct.lc.chat.example/12345678/', isOut: 0, icon: '', name: 'Live chat' },
      { url: 'https://help.example/', isOut: 1, icon: '', name: 'Help pages' },
    ],
  });
  await context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: WIDGET }));
}

test('[CS-03] [CS-04] [CS-07] a live chat opens as a widget that knows who asks, kept out of everything else', async ({
  page,
  context,
}) => {
  await withChat(context);
  await beSignedIn(context, { nickname: 'Maria', email: 'maria@example.com' });
  await page.goto('/service');
  await expect(page.getByRole('link', { name: /Help pages/ })).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'Live chat' }).click();
  const widget = page.frameLocator('iframe').locator('p');
  await expect(widget).toContainText('license 12345678 kept out');
  await expect(widget).toContainText('["set_customer_name","Maria"]');
  await expect(widget).toContainText('["set_customer_email","maria@example.com"]');
  await expect(widget).toContainText('["maximize"]');
  expect(await breaches(page)).toEqual([]);
  await closeSheet(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page).toHaveURL(/\/service$/);
});

test('a chat that cannot be reached says so', async ({ page, context }) => {
  await withChat(context);
  await context.route(SCRIPT, (route) => route.abort());
  await page.goto('/service');
  await page.getByRole('button', { name: 'Live chat' }).click();
  await expect(page.getByText('The chat isn’t answering.')).toBeVisible();
});

test('without a chat of the operator’s every entry is a window of its own', async ({ page, context }) => {
  await withChat(context);
  await withSettings(context, { chatHost: '', chatScript: '' });
  await page.goto('/service');
  await expect(page.getByRole('link', { name: /Live chat/ })).toHaveAttribute('target', '_blank');
});
