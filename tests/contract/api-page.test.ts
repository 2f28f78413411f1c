import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { apiPage } from './api-page.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/api.md');

test('docs/api.md says what the contract says', () => {
  const page = apiPage();
  if (process.env['UPDATE_API_PAGE'] === '1') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

test('the page names every schema it meets in words', () => {
  expect(apiPage()).not.toMatch(/undefined|\[object|loose_object|: (custom|nullish|optional|lazy|unknown)\b/);
});
