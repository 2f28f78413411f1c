import { expect, test, vi } from 'vitest';

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
