import { expect, test } from 'vitest';
import { answerHeaders, documentHeaders, fileHeaders } from './provider-headers.ts';

const EVERYWHERE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
const NOTHING = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

test('the page of a game stands in the frames of its lobbies alone, is kept nowhere, and tells nobody its address', () => {
  const { 'content-security-policy': policy, ...others } = documentHeaders(['https://a.example', 'https://b.example']);
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors https://a.example https://b.example',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  expect(others).toMatchObject({ ...EVERYWHERE, 'cache-control': 'no-store' });
  expect(others['permissions-policy']).toContain('camera=()');
});

test('an answer to the page is kept nowhere and opens nothing', () => {
  expect(answerHeaders).toEqual({ ...EVERYWHERE, ...NOTHING, 'cache-control': 'no-store' });
});

test.each([
  ['a file with a name of its own is kept for ever', 31_536_000, 'public, max-age=31536000, immutable'],
  ['a picture is kept for a day', 86_400, 'public, max-age=86400'],
])('%s, and opens nothing', (_what, seconds, kept) => {
  const type = 'image/svg+xml';
  expect(fileHeaders(type, seconds)).toEqual({
    ...EVERYWHERE,
    ...NOTHING,
    'content-type': type,
    'cache-control': kept,
  });
});
