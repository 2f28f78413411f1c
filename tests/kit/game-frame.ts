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
