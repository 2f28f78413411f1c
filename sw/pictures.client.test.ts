import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.stubGlobal('__WB_MANIFEST', []));

test.each([
  ['/banner/a.png', true],
  ['/brand/1.png', true],
  ['/badge/gift.png', true],
  // Which one was kept would say who was here.
  ['/avatar/3.png', false],
  ['/poster/p.png', false],
  ['/elsewhere/banner/a.png', false],
])('the picture at %s is the same for everybody, and kept: %s', async (path, isKept) => {
  const { isOperators } = await import('./pictures.ts');
  expect(isOperators(new URL(path, 'https://perya.test'))).toBe(isKept);
});
