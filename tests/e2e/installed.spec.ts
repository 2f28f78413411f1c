import type { Page } from '@playwright/test';
import { OPEN_ADDRESSES } from '../kit/address-lists.ts';
import { visit } from '../kit/addresses.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';

interface Picture {
  src: string;
  sizes: string;
}

interface Manifest {
  id: string;
  name: string;
  start_url: string;
  display: string;
  icons: (Picture & { purpose?: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string; label: string })[];
  categories: string[];
}

async function readManifest(page: Page): Promise<Manifest> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  return (await (await page.request.get(address ?? '')).json()) as Manifest;
}

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    return `${picture.width}x${picture.height}`;
  }, src);

test.use({ serviceWorkers: 'block' });

test('[GEN-03] the manifest says how the app stands on a home screen', async ({ page }) => {
  await openLobby(page);
  const manifest = await readManifest(page);
  expect(manifest.name).toContain('Perya');
  expect(manifest.display).toBe('standalone');
  expect(new URL(manifest.start_url, page.url()).origin).toBe(new URL(page.url()).origin);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    expect(await sizeOf(page, src)).toBe(sizes);
  }
});

test('[GEN-03] the manifest shows the app, and leads to where players go most', async ({ page }) => {
  await openLobby(page);
  const manifest = await readManifest(page);
  expect(manifest.id).toBe('/');
  expect(manifest.categories).toContain('games');
  expect(new URL(manifest.start_url, page.url()).searchParams.get('entry')).toBe('pwa');
  expect(manifest.screenshots.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes, form_factor, label } of manifest.screenshots) {
    expect([await sizeOf(page, src), form_factor]).toEqual([sizes, 'narrow']);
    expect(label).not.toBe('');
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Favorites', 'Deposit', 'Continue playing', 'Help']);
  const [favorites, deposit, play, help] = manifest.shortcuts.map(({ url }) => url);
  await page.goto(favorites ?? '');
  await expect(page.getByRole('tab', { name: 'Liked' })).toHaveAttribute('aria-selected', 'true');
  await page.goto(play ?? '');
  await expect(page.getByRole('tab', { name: 'Play history' })).toHaveAttribute('aria-selected', 'true');
  await page.goto(help ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  // A guest signs in first.
  await page.goto(deposit ?? '');
  await expect(page).toHaveURL(/\/login/);
});

/** The browser of the other tests has no window and installs nothing. */
const WHOLE_BROWSERS = [process.env['PERYA_WHOLE_CHROMIUM'] ?? ''].filter(Boolean);

for (const executablePath of WHOLE_BROWSERS) {
  test('[GEN-03] the browser offers to install the app', async ({ playwright, baseURL, launchOptions }) => {
    // A browser does not offer it in a private window, and every ordinary test has one.
    const context = await playwright.chromium.launchPersistentContext('', { ...launchOptions, executablePath });
    await context.addInitScript(() => {
      addEventListener('beforeinstallprompt', () => Object.assign(window, { isInstallable: true }));
    });
    const [page] = context.pages();
    await page?.goto(baseURL ?? '');
    await expect.poll(() => page?.evaluate(() => 'isInstallable' in window)).toBe(true);
    await context.close();
  });
}

test('[TST-03] an installed app has a way back from every screen, and stays clear of the phone’s edges', async ({
  page,
  baseURL,
}) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await openLobby(page, '/?entry=pwa');
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveCount(5);
  const lowest = () =>
    tabs.evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().bottom)));
  await expect.poll(lowest).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) - 34);
  for (const address of ['/maintenance', ...OPEN_ADDRESSES]) {
    await visit(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // A link that leads out of the app must not take the app's only window with it.
    const links = await page
      .getByRole('link')
      .evaluateAll((found) =>
        found.filter((link) => !(link as HTMLAnchorElement).target).map((link) => (link as HTMLAnchorElement).href),
      );
    expect(links.filter((href) => !href.startsWith(baseURL ?? '-'))).toEqual([]);
    await page.getByRole('button', { name: /^Back/ }).click();
    await expect(page).toHaveURL(/\/lobby\/home$/);
  }
});
