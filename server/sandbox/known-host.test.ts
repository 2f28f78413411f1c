import { expect, test } from 'vitest';
import { isKnownHost } from './known-host.ts';

test.each([
  ['http://localhost:4173', undefined, true],
  ['http://perya.localhost:4173', 'http://perya.localhost:4173', true],
  ['http://192.0.2.7:4173', 'http://192.0.2.7:4173', true],
  ['http://[::1]:4173', undefined, true],
  ['https://staging.example', 'https://staging.example', true],
  ['http://evil.example', undefined, false],
  ['http://evil.example', 'http://evil.example', false],
  ['http://localhost.evil.example', undefined, false],
  ['http://127.0.0.1.evil.example', undefined, false],
  ['http://localhost:4173', 'http://evil.example', false],
  ['http://localhost:4173', 'no origin', false],
  ['http://localhost:4173', 'null', true],
])('asked at %s by a page of %s: %s', (address, origin, expected) => {
  const request = new Request(address, { headers: origin === undefined ? {} : { origin } });
  expect(isKnownHost(request, ['staging.example'])).toBe(expected);
});
