/** The rules of WCAG 2.2 AA that a machine can judge. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule that is broken, and where. */
export async function breaches(page: Page): Promise<string[]> {
  // What is still sliding in has neither its place nor its colours.
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.filter(({ timeline }) => timeline === document.timeline).map((one) => one.finished));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
