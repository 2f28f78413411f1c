/** A player for tests of the page alone: the token is there, and what the server says of its owner is stubbed. */
import type { BrowserContext } from '@playwright/test';
import { replyTo } from './replies.ts';

const TOKEN = 'a-token-for-tests';

/** From the next page of this context on. Fields of the player may be named; the others are empty. */
export async function beSignedIn(context: BrowserContext, user: Record<string, unknown> = {}): Promise<void> {
  await context.addInitScript((token) => {
    // An empty page has no storage, nor has a frame that is kept apart.
    if (self.origin !== 'null') localStorage.setItem('ACCESS_TOKEN', token);
  }, TOKEN);
  const appUser = { id: 7, account: 'maria21', ...user };
  await replyTo(context, 'getAfterLoginInfoWeb', { code: 200, errcode: 0, appUser });
  await replyTo(context, 'refreshData', { code: 200, errcode: 0 });
  await heartbeatSays(context, {});
}

/** What every heartbeat says from now on. */
export async function heartbeatSays(context: BrowserContext, body: Record<string, unknown>): Promise<void> {
  await replyTo(context, 'online', { code: 200, errcode: 0, ...body });
}
