import { expect, test } from 'vitest';
import { drawPauseMs, inShare, makeShares } from './shares.ts';

const NETWORK = 48;
const AREA = 96;

test('one customer with many networks of IPv6 has the places of two, and the next customer does not wait', async () => {
  const shares = makeShares();
  const begun: string[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const ask = (network: string) =>
    inShare(shares, { token: undefined, network }, () => {
      begun.push(network);
      return ended;
    });
  const networks = ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64'];
  const asked = networks.flatMap((network) => Array.from({ length: NETWORK }, () => ask(network)));
  asked.push(ask('2001:db8:2:1::/64'), ask('203.0.113.0/24'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.filter((network) => network.startsWith('2001:db8:1:'))).toHaveLength(AREA);
  expect(begun.slice(AREA)).toEqual(['2001:db8:2:1::/64', '203.0.113.0/24']);
  end();
  await Promise.all(asked);
  expect(begun).toHaveLength(networks.length * NETWORK + 2);
});

test('those who come at once and find no place are told so at moments of their own, half a second to a second later', () => {
  const pausesMs = Array.from({ length: 300 }, drawPauseMs);
  const tenths = [5, 6, 7, 8, 9].map((tenth) => pausesMs.filter((ms) => Math.floor(ms / 100) === tenth).length);
  expect(tenths.reduce((sum, count) => sum + count)).toBe(pausesMs.length);
  // Sixty of each on average.
  for (const count of tenths) expect(count).toBeLessThan(150);
});
