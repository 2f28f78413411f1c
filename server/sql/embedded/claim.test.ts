import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { MINUTE_MS } from '#shared/durations.ts';
import { removeScratch, scratchFolder } from '../../../tests/kit/scratch.ts';
import { claimFolder, describeOwner } from './claim.ts';
import { processMark } from './process-mark.ts';

afterAll(removeScratch);

const OWN_MARK = processMark(process.pid) ?? '';

function folderWith(name: string, note: object | string, ageMs = 0): string {
  const folder = scratchFolder();
  const file = join(folder, name);
  writeFileSync(file, typeof note === 'string' ? note : JSON.stringify(note));
  const touched = new Date(Date.now() - ageMs);
  utimesSync(file, touched, touched);
  return folder;
}

test.each([
  ['a living process', () => folderWith(`owner.${process.pid}.${OWN_MARK}.0`, {}, MINUTE_MS), false],
  ['a living process that is just writing', () => folderWith(`owner.${process.pid}.${OWN_MARK}.0`, '{"ho'), false],
  ['a process that has ended', () => folderWith(`owner.${process.pid}.another.0`, {}), true],
  ['a process that ended while it asked', () => folderWith(`asking.${process.pid}.another.0`, {}), true],
  ['a machine that was heard just now', () => folderWith('owner.1.any.0', { host: 'elsewhere' }), false],
  ['a machine that has long been silent', () => folderWith('owner.1.any.0', { host: 'elsewhere' }, MINUTE_MS), true],
])('a folder of %s is free: %#', async (_name, make, isFree) => {
  const folder = make();
  expect(describeOwner(folder) === null).toBe(isFree);
  const claim = await claimFolder(folder);
  expect(claim.ok).toBe(isFree);
  if (!claim.ok) return;
  expect(readdirSync(folder)).toHaveLength(1);
  claim.value.announce('http://localhost:4173');
  expect(describeOwner(folder)).toContain(`process ${process.pid} at http://localhost:4173`);
  claim.value.release();
  expect(readdirSync(folder)).toEqual([]);
});
