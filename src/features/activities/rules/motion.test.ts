/** Nothing on a promotion's page moves where less motion is asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..');
const sheets = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.css'));

/** What stands outside of what is for those who want motion, and outside of the steps of a motion. */
function always(css: string): string {
  const kept: string[] = [];
  let depth = 0;
  let skipped = 0;
  for (const line of css.split('\n')) {
    const isMoving = /^@media \(prefers-reduced-motion: no-preference\)|^@keyframes/.test(line);
    if (skipped === 0 && isMoving) skipped = depth + 1;
    if (skipped === 0) kept.push(line);
    depth += (line.match(/{/g)?.length ?? 0) - (line.match(/}/g)?.length ?? 0);
    if (skipped > 0 && depth < skipped) skipped = 0;
  }
  return kept.join('\n');
}

test('there are sheets to look at, and some of them move', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const moving = sheets.filter((name) => /animation:/.test(readFileSync(join(FOLDER, name), 'utf8')));
  expect(moving).toEqual(expect.arrayContaining(['bodies/christmas.css', 'parts/card.css']));
});

test.each(sheets)('%s stands still with reduced motion', (name) => {
  const css = readFileSync(join(FOLDER, name), 'utf8');
  const isStopped = /@media \(prefers-reduced-motion: reduce\)[^@]*(animation|display): none/.test(css);
  if (!isStopped) expect(always(css)).not.toMatch(/^\s*animation[\w-]*:/m);
});
