import type { BrowserContext } from '@playwright/test';

/** Serves the page as an operator of another site variant would have it. */
export async function withSiteVariant(context: BrowserContext, siteVariant: string): Promise<void> {
  await context.route(
    (url) => !/\.|prod-api/.test(url.pathname),
    async (route) => {
      const reply = await route.fetch();
      const html = await reply.text();
      await route.fulfill({
        response: reply,
        body: html.replace(/"siteVariant":"[^"]*"/, `"siteVariant":"${siteVariant}"`),
      });
    },
  );
}
