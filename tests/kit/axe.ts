/** The rules of WCAG 2.2 AA that a machine can judge. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule that is broken, and where. Axe is loaded once into each document and looks at its frames too. */
export async function breaches(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(SOURCE);
  }
  return page.evaluate(judge, LEVELS);
}

/** Runs in the page. */
async function judge(levels: string[]): Promise<string[]> {
  // A part that still slides in has neither its place nor its colors. Nobody waits for it: it is put where it ends.
  for (const one of document.getAnimations()) {
    const ends = one.effect?.getComputedTiming().endTime !== Infinity;
    if (ends && one.timeline === document.timeline) one.finish();
  }
  // What goes with the end of its animation is told of that with the next drawing, and gone with the one after it. React takes its turn
  // with that on a busy machine.
  const nextFrames = () =>
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
  let tries = 0;
  do await nextFrames();
  while (++tries < 50 && document.querySelector('.route-progress'));
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run(document, { runOnly: levels, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
