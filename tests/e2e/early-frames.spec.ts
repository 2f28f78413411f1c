/** The moment in which the program takes over what the document has drawn, picture by picture. */
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { FIRST_GAMES, firstScreenKept, openBeforeProgram, outline } from '../kit/early.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { hotGames, main, openLobby } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What stands still while the program comes. Banners move on, the line of wins begins with it, a player’s picture gets its dot. */
async function placesOf(page: Page): Promise<Record<string, Place>> {
  return outline(page).evaluate((home, count) => {
    const tiles = [...home.querySelectorAll('.tile')]
      .slice(0, count)
      .map((one, at) => [`tile ${at + 1}`, one] as const);
    const header = home.querySelector('.purse') ? ['.purse', '.home-header .button-gold'] : ['.home-header'];
    const names = [...header, '.tabs', '.panel-heading'];
    const others = names.map((name) => [name, home.querySelector(name)!] as const);
    const bar = document.querySelector('.tab-bar')!;
    const end = bar.getBoundingClientRect().top;
    return Object.fromEntries(
      [...others, ...tiles, ['.tab-bar', bar] as const].map(([name, one]) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        // The middle of the bar stands out over the tiles.
        const bottom = one === bar ? y + height : Math.min(y + height, end - 24);
        return [name, { x, y, width: Math.min(width, innerWidth - x), height: bottom - y }];
      }),
    );
  }, FIRST_GAMES);
}

/** Runs in the page: the font is there, pictures are decoded, which loaded ones may not be yet, and have faded in, and all is drawn. */
async function isStill(): Promise<boolean> {
  await document.fonts.load('1em Figtree');
  const loaded = document.querySelectorAll<HTMLImageElement>('.tile-picture[data-state=loaded]');
  await Promise.all(Array.from(loaded, (one) => one.decode()));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const moving = document.getAnimations().filter((one) => one.playState === 'running');
  return moving.every((one) => one.effect?.getComputedTiming().endTime === Infinity);
}

/** Every picture that the browser shows, until it is ended. */
async function film(session: CDPSession): Promise<() => Promise<Buffer[]>> {
  const pictures: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    return pictures;
  };
}

const cut = (picture: Buffer, { x, y, width, height }: Place): Promise<Buffer> =>
  sharp(picture)
    .extract({ left: Math.ceil(x), top: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) })
    .removeAlpha()
    .raw()
    .toBuffer();

/** A part of a color that nobody sees. */
const UNSEEN = 12;

const differs = (one: Buffer, other: Buffer): boolean =>
  one.some((value, at) => Math.abs(value - (other[at] ?? 0)) > UNSEEN);

for (const [who, visit] of [
  ['a guest', 'first'],
  ['a guest', 'later'],
  ['a player', 'later'],
] as const) {
  test(`no picture of the takeover differs from the document’s for ${who} on a ${visit} visit`, async ({
    page,
    context,
    player,
  }) => {
    if (who === 'a player') await signIn(page, player);
    if (visit === 'later') {
      await openLobby(page);
      await firstScreenKept(page);
      await page.goto('about:blank');
    }
    const letCome = await openBeforeProgram(page);
    await expect(outline(page).locator('.tile-picture[data-state=loaded]')).toHaveCount(FIRST_GAMES + 1);
    await expect.poll(() => page.evaluate(isStill)).toBe(true);
    const places = await placesOf(page);
    const end = await film(await context.newCDPSession(page));
    letCome();
    await expect(main(page)).toBeVisible();
    await expect(hotGames(page).locator('.tile-picture[data-state=loaded]').nth(FIRST_GAMES)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Pause animations' }).first()).toBeVisible();
    const [first, ...others] = await end();
    expect(others.length).toBeGreaterThan(0);
    const flicker: string[] = [];
    for (const [name, place] of Object.entries(places)) {
      const before = await cut(first!, place);
      for (const [at, picture] of others.entries()) {
        if (differs(before, await cut(picture, place)))
          flicker.push(`${name}, picture ${at + 2} of ${others.length + 1}`);
      }
    }
    expect(flicker).toEqual([]);
  });
}
