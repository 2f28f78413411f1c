import { expect, test, vi } from 'vitest';
import { SETTINGS_ELEMENT_ID } from '#contract/defaults.ts';

const PROGRAM = '/assets/index-ofToday1.js';

test.each([
  ['the server itself', {}, true],
  ['a network that has led on', { redirected: true }, false],
])('a script that comes from %s is kept: %s', async (_whom, more, isKept) => {
  const reply = new Response('program', { headers: { 'content-type': 'text/javascript' } });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(reply, name, { value });
  vi.stubGlobal('fetch', async () => reply);
  const { fetchOwn } = await import('./own-files.ts');
  expect((await fetchOwn(new Request(new URL(PROGRAM, location.href)))) !== null).toBe(isKept);
});

const ours = `<script id="${SETTINGS_ELEMENT_ID}"></script>`;

test.each([
  ['our document under its own address', '/index.html', ours, true],
  ['our document in the place of a script', PROGRAM, ours, false],
  ['the page of a Wi-Fi in the place of our document', '/index.html', '<title>Welcome</title>', false],
])('%s (%s) is kept: %#', async (_what, path, body, isKept) => {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/html' } }));
  const { fetchOwn } = await import('./own-files.ts');
  expect((await fetchOwn(new Request(new URL(path, location.href)))) !== null).toBe(isKept);
});

test('an answer that is of no use gives its connection back', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new TextEncoder().encode('x')), cancel });
  vi.stubGlobal('fetch', async () => new Response(endless, { status: 404 }));
  const { fetchOwn } = await import('./own-files.ts');
  expect(await fetchOwn(new Request(new URL(PROGRAM, location.href)))).toBeNull();
  expect(cancel).toHaveBeenCalledOnce();
});
