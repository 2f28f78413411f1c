import { expect, test } from 'vitest';
import { makeBoundedPool } from '../fair/bounded-pool.ts';
import { makePasswords } from './passwords.ts';

const bytes = (text: string) => Buffer.from(text);

test('the right password is right, and any other is wrong', async () => {
  const passwords = makePasswords();
  const stored = (await passwords.hash(bytes('perya-demo-88'))) ?? '';
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, bytes('perya-demo-88'))).toBe('right');
  for (const wrong of ['perya-demo-89', '', 'perya-demo-88 ', 'x'.repeat(400)]) {
    expect(await passwords.verify(stored, bytes(wrong))).toBe('wrong');
  }
});

test('bytes that are no text are a password like any other', async () => {
  const passwords = makePasswords();
  const noise = Buffer.from([0xff, 0x00, 0xfe, 0x80]);
  const stored = (await passwords.hash(noise)) ?? '';
  expect(await passwords.verify(stored, noise)).toBe('right');
  expect(await passwords.verify(stored, Buffer.from([0xff, 0x00, 0xfe, 0x81]))).toBe('wrong');
});

test('nobody’s password is never right', async () => {
  expect(await makePasswords().verify(null, bytes('perya-demo-88'))).toBe('wrong');
});

test('a full pool says so at once, and is free again afterwards', async () => {
  const passwords = makePasswords(makeBoundedPool({ running: 1, waiting: 2 }));
  const stored = (await passwords.hash(bytes('perya-demo-88'))) ?? '';
  const verdicts = await Promise.all(Array.from({ length: 5 }, () => passwords.verify(stored, bytes('perya-demo-88'))));
  expect(verdicts).toEqual(['right', 'right', 'right', 'busy', 'busy']);
  expect(await passwords.verify(stored, bytes('perya-demo-88'))).toBe('right');
});

test('the pool runs so many at once, keeps their order, and survives one that fails', async () => {
  const pool = makeBoundedPool({ running: 2, waiting: 10 });
  const log: string[] = [];
  let running = 0;
  const job = (name: string) => async () => {
    running += 1;
    log.push(`${name} of ${running}`);
    await Promise.resolve();
    running -= 1;
    if (name === 'b') throw new Error('b');
  };
  const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map(async (name) => pool.run(job(name))));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(log.map((line) => line[0])).toEqual(['a', 'b', 'c', 'd']);
  expect(Math.max(...log.map((line) => Number(line.at(-1))))).toBe(2);
});
