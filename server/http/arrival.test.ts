import { expect, test } from 'vitest';
import { cameByHttps, networkOf, noteArrival } from './arrival.ts';

const networkFor = (socket: string | undefined, forwarded?: string): string => {
  const request = new Request('http://perya.test/');
  noteArrival(request, socket, forwarded === undefined ? undefined : { addresses: forwarded, protocol: null });
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

test.each([
  ['203.0.113.7:51234', '203.0.113.0/24'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
])('a proxy that forwards %s means a caller of %s', (forwarded, network) => {
  expect(networkFor('127.0.0.1', forwarded)).toBe(network);
});

test.each([
  ['http://perya.test/', null, false],
  ['https://perya.test/', null, true],
  ['http://perya.test/', 'https', true],
  ['http://perya.test/', 'https, http', true],
  ['https://perya.test/', 'http', false],
])('a visit to %s that a trusted proxy says came by %s is encrypted: %s', (url, protocol, expected) => {
  const request = new Request(url);
  noteArrival(request, '127.0.0.1', { addresses: null, protocol });
  expect(cameByHttps(request)).toBe(expected);
});

test('what a caller writes itself is no proxy’s word', () => {
  expect(cameByHttps(new Request('http://perya.test/', { headers: { 'x-forwarded-proto': 'https' } }))).toBe(false);
});
