import type { BrowserContext } from '@playwright/test';
import type { Settings } from '#contract/settings.ts';

/** Serves the page as an operator with other settings would have it. */
export async function withSettings(context: BrowserContext, changes: Partial<Settings>): Promise<void> {
  await context.route(
    (url) => !/\.|prod-api/.test(url.pathname),
    async (route) => {
      const reply = await route.fetch();
      let html = await reply.text();
      for (const [name, value] of Object.entries(changes)) {
        html = html.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":"${value}"`);
      }
      await route.fulfill({ response: reply, body: html });
    },
  );
}
