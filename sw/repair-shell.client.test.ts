import { beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS_ELEMENT_ID } from '#contract/defaults.ts';

const PROGRAM = '/assets/index-ofToday1.js';

let asked: string[] = [];
beforeEach(() => void (asked = []));

/** The server answers every file by itself, and the document as it stands there now. */
async function repairWith(mark: string): Promise<string[]> {
  Object.assign(self, {
    __WB_MANIFEST: [
      { url: '/index.html', revision: 'r1' },
      { url: PROGRAM, revision: null },
    ],
  });
  const document = `<script id="${SETTINGS_ELEMENT_ID}"></script><script src="/assets/index-${mark}.js"></script>`;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return url.endsWith('.js')
      ? new Response('program', { headers: { 'content-type': 'text/javascript' } })
      : new Response(document, { headers: { 'content-type': 'text/html' } });
  });
  const { repairShell } = await import('./repair-shell.ts');
  await repairShell();
  const kept = await (await caches.open('shell')).keys();
  return kept.map(({ url }) => new URL(url).pathname).toSorted();
}

test('a shell that was cleared is filled again, by the document of this very version', async () => {
  expect(await repairWith('ofToday1')).toEqual([PROGRAM, '/index.html']);
});

test('the document of another version is not taken: it asks for files that this one does not keep', async () => {
  expect(await repairWith('ofLater2')).toEqual([PROGRAM]);
});

test('the document comes last: while it is missing every visit misses it, and mends the rest', async () => {
  await repairWith('ofToday1');
  expect(asked).toEqual([PROGRAM, '/index.html']);
});

test('two pages that miss something at once are one repair, and what is there is not fetched again', async () => {
  await repairWith('ofToday1');
  asked = [];
  const { repairShell } = await import('./repair-shell.ts');
  await Promise.all([repairShell(), repairShell()]);
  expect(asked).toEqual([]);
  await (await caches.open('shell')).delete(new URL(PROGRAM, location.href).href);
  await Promise.all([repairShell(), repairShell()]);
  expect(asked).toEqual([PROGRAM]);
});
