/** Stands in the place of a game, in its frame and on its origin: says what a test tells it to, and notes what it hears. */
import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { replyTo, type Replies } from './replies.ts';

/** The bundled games run on the next port. */
export function gameOrigin(baseURL: string | undefined): string {
  const { protocol, hostname, port } = new URL(baseURL ?? '');
  return `${protocol}//${hostname}:${Number(port) + 1}`;
}

const PAGE = `<!doctype html><title>A game</title><p>A game</p><output></output><script>
  addEventListener('message', ({ data }) => { document.querySelector('output').textContent += data.kind + ' ' });
  window.say = (message) => parent.postMessage({ from: 'perya-game', ...message }, '*');
  if (!location.hash.includes('silent')) say({ kind: 'ready' });
</script>`;

/** Every launch of this context leads to the stand-in. */
export async function standInForGames(
  context: BrowserContext,
  baseURL: string | undefined,
  launched: Record<string, unknown> = {},
): Promise<Replies> {
  const origin = gameOrigin(baseURL);
  await context.route(`${origin}/play*`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  return replyTo(context, 'startGame', {
    code: 200,
    errcode: 0,
    url: `${origin}/play?launch=${'x'.repeat(24)}`,
    sessionId: 's1',
    realityCheckMinutes: 60,
    ...launched,
  });
}

export const game = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The game says something to the page around it. */
export async function gameSays(page: Page, said: Record<string, unknown>): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/play'));
  await frame?.evaluate((message) => (window as unknown as { say: (said: unknown) => void }).say(message), said);
}

/**
 * A real game in a frame of a product's document, with nothing else of the product in it: its scripts are empty. The
 * same address again is a reload of both.
 */
export async function embed(page: Page, url: string): Promise<void> {
  const { origin } = new URL(url);
  await page.route(
    (asked) => asked.origin !== origin && asked.pathname.endsWith('.js'),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/');
  await page.evaluate((src) => {
    const header = document.createElement('header');
    header.append(Object.assign(document.createElement('h1'), { textContent: 'Around a game' }));
    const frame = Object.assign(document.createElement('iframe'), { title: 'The game', src, referrerPolicy: 'origin' });
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
    const heard: string[] = [];
    addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => heard.push(data.kind));
    Object.assign(window, { heard });
    document.body.replaceChildren(header, frame);
  }, url);
}

/** What the embedded game has told the page around it, in order. */
export const heardFrom = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Something is put over the embedded game, or taken away. */
export const tellEmbedded = (page: Page, kind: 'pause' | 'resume'): Promise<void> =>
  page.evaluate((said) => window.frames[0]?.postMessage({ from: 'perya-game', kind: said }, '*'), kind);

/** What a visit stands at, as `playState` tells it. */
export const aVisit = {
  code: 200,
  errcode: 0,
  sessionId: 's1',
  gameId: 1001,
  startedAt: 1_700_000_000,
  rounds: 3,
  bet: 42_000,
  win: 36_550,
  coin: 123_000,
  isOpen: 1,
  realityCheckMinutes: 60,
};
