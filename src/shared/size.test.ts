import { expect, test } from 'vitest';
import { formatSize } from './size.ts';

test.each([
  [0, '0 kB'],
  [3_770, '4 kB'],
  [999_000, '999 kB'],
  [1_234_567, '1.2 MB'],
  [5_400_000_000, '5.4 GB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatSize(bytes)).toBe(said);
});
