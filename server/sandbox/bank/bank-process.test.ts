import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { must } from '#shared/assert.ts';
import { removeScratch, scratchFolder } from '../../../tests/kit/scratch.ts';
import { processMark } from '../../sql/embedded/process-mark.ts';
import { makeBankProcess } from './bank-process.ts';

afterAll(removeScratch);

const door = { address: 'http://127.0.0.1:1', secret: 'a secret' };

/** Answers each word, and does not end when it is asked to. */
const DEAF = `process.on('SIGTERM', () => {});
process.on('message', ({ word }) => word && process.send({ id: word.id, status: 200 }));`;

test('a bank that does not end when it is asked to is killed', async () => {
  const program = join(scratchFolder(), 'deaf.mjs');
  writeFileSync(program, DEAF);
  const bank = makeBankProcess(program, door, 100);
  bank.start();
  expect(await bank.tell({ id: 'one', body: '', atMs: 0 })).toBe(200);
  const pid = must(bank.pid(), 'it runs');
  await bank.stop();
  expect([bank.pid(), processMark(pid)]).toEqual([null, null]);
});

test('a bank that cannot be started is stopped without an error', async () => {
  const found = process.execPath;
  process.execPath = join(scratchFolder(), 'no-such-program');
  try {
    const bank = makeBankProcess('none', door);
    bank.start();
    await expect(bank.stop()).resolves.toBeUndefined();
    expect(bank.pid()).toBeNull();
  } finally {
    process.execPath = found;
  }
});
