import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { readSecret } from './signing-secrets.ts';

afterAll(removeScratch);

test('a secret is made once, for its owner’s eyes alone, and each signer has another', () => {
  const folder = scratchFolder();
  const secret = readSecret(folder, 'provider');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(folder, 'provider')).toBe(secret);
  expect(readSecret(folder, 'bank')).not.toBe(secret);
  expect(statSync(join(folder, 'provider-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n'])('a secret whose file a full disk has left as %j is made anew', (left) => {
  const folder = scratchFolder();
  const file = join(folder, 'bank-secret');
  writeFileSync(file, left);
  const secret = readSecret(folder, 'bank');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
