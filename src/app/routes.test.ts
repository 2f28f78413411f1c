import { expect, test } from 'vitest';
import { ADDRESSES, isAddress } from '#contract/addresses.ts';
import { paths } from '#paths';
import { routes } from './routes.ts';

test('the server knows every address of a screen, and no other', () => {
  const ofScreens = new Set(['/', paths.home(), ...routes.map(({ path }) => nameless(path))]);
  // A pattern stands for the addresses that fit it.
  const isNew = (path: string): boolean => ![...ofScreens].some((other) => other !== path && fits(path, other));
  expect([...new Set(ADDRESSES.map(nameless))].filter(isNew).toSorted()).toEqual(
    [...ofScreens].filter(isNew).toSorted(),
  );
  for (const path of ofScreens) expect(isAddress(path.replaceAll(/:[a-z]+/g, 'x')), path).toBe(true);
});

test.each(['/no-such-page', '/lobby', '/lobby/home/x', '/activity/', '/activity/a/b'])('%s is no address', (path) => {
  expect(isAddress(path)).toBe(false);
});

/** One part of an address has several names. */
const nameless = (path: string): string => path.replaceAll(/:[a-z]+/g, ':any');

const fits = (path: string, pattern: string): boolean =>
  pattern.includes(':') && new RegExp(`^${pattern.replaceAll(/:[a-z]+/g, '[^/]+')}$`).test(path);
