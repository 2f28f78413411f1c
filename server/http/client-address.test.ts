import { expect, test } from 'vitest';
import { networkOf, noteAddress } from './client-address.ts';

const networkFor = (socket: string | undefined, forwarded?: string): string => {
  const request = new Request('http://perya.test/');
  noteAddress(request, socket, forwarded);
  return networkOf(request);
};

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1::7', '2001:db8:1:0::/64'],
  ['2001:0DB8:0001::7', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, ''],
])('%s belongs to %s', (socket, network) => {
  expect(networkFor(socket)).toBe(network);
});

test('of what a trusted proxy forwards, only its own entry counts', () => {
  expect(networkFor('127.0.0.1', '198.51.100.9, 203.0.113.7')).toBe('203.0.113.0/24');
  expect(networkFor('127.0.0.1', '')).toBe('127.0.0.0/24');
});
