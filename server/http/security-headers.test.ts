import { expect, test } from 'vitest';
import { makeHeaders } from './security-headers.ts';

const headers = makeHeaders(
  { pictures: ['https://cdn.example'], frames: ['https://games.example'], chat: ['https://cdn.chat.example'] },
  { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
);

test('allows every kind of reply only what it needs', () => {
  const all = (['document', 'script', 'api', 'upload', 'sandbox', 'chat', 'other'] as const).map((kind) => [
    kind,
    headers(kind, false),
  ]);
  expect(Object.fromEntries(all)).toMatchInlineSnapshot(`
    {
      "api": {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "vary": "authorization, accept-encoding",
        "x-content-type-options": "nosniff",
      },
      "chat": {
        "content-security-policy": "default-src 'none'; script-src 'self' https://cdn.chat.example; style-src 'unsafe-inline' https://cdn.chat.example; img-src data: https://cdn.chat.example; font-src data: https://cdn.chat.example; media-src https://cdn.chat.example; connect-src https://cdn.chat.example wss://cdn.chat.example; frame-src https://cdn.chat.example; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
      },
      "document": {
        "content-security-policy": "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; img-src 'self' data: blob: https://cdn.example; media-src 'self' https://cdn.example; connect-src 'self' https://games.example; font-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self' https://games.example; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types perya dompurify",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), serial=(), usb=(), xr-spatial-tracking=(), screen-wake-lock=(self), autoplay=(self "https://games.example"), fullscreen=(self "https://games.example")",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
      },
      "other": {
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-site",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
      },
      "sandbox": {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "vary": "accept",
        "x-content-type-options": "nosniff",
      },
      "script": {
        "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self' https://cdn.example; require-trusted-types-for 'script'; trusted-types perya",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
      },
      "upload": {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "vary": "authorization",
        "x-content-type-options": "nosniff",
      },
    }
  `);
});

test('lets a visitor frame the bundled games where their browser finds them', () => {
  const document = headers('document', false, 'http://192.0.2.7:4174');
  expect(document['content-security-policy']).toContain(
    "frame-src 'self' https://games.example http://192.0.2.7:4174;",
  );
  expect(document['permissions-policy']).toContain('fullscreen=(self "https://games.example" "http://192.0.2.7:4174")');
  expect(headers('script', false, 'http://192.0.2.7:4174')).toEqual(headers('script', false));
});

test('asks for encryption only on a connection that has it', () => {
  for (const kind of ['document', 'script', 'api', 'upload', 'sandbox', 'other'] as const) {
    expect(headers(kind, false)).not.toHaveProperty('strict-transport-security');
    expect(headers(kind, true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
});
