import { expect, test } from 'vitest';
import { records } from '#contract/records.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { type Asked, wire } from '../../../tests/kit/client/wire.ts';

const ROW = records.appUserCoinDetail;
const PAGE_SIZE = 20;

/** The newest first, as a server with so many entries tells of them. */
const serverWith = (total: () => number) => (asked: Asked) => {
  const { page = 1, kind = 0 } = asked.body as { page?: number; kind?: number };
  const all = Array.from({ length: total() }, (_, at) => total() - at);
  const list = all
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((id) => ({ id: `${kind}-${id}`, kind, title: '', amount: 100, balance: 0, createTime: 1 }));
  return { code: 200, errcode: 0, list, total: total(), moneyIn: 0, moneyOut: 0 };
};

async function read(input: { kind?: number; sumBy?: 1 } = {}) {
  await openLobby();
  await signIn();
  return open(input);
}

async function open(input: { kind?: number; sumBy?: 1 } = {}) {
  const asked = { input };
  const { usePages } = await import('./use-pages.ts');
  const pages = await drawHook(() => usePages(ROW, asked.input));
  await pass(400, 2);
  return pages;
}

const more = async (pages: Awaited<ReturnType<typeof read>>) => {
  await pages.value.loadMore();
  await settle();
};

const idsOf = (pages: Awaited<ReturnType<typeof read>>) => pages.value.list.map(({ id }) => id);
const numbered = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => `0-${from - at}`);

test('a list goes on page by page to its end, and then asks for nothing more', async () => {
  wire.on(
    ROW,
    serverWith(() => 45),
  );
  const pages = await read();
  expect([idsOf(pages), pages.value.hasMore]).toEqual([numbered(45, 26), true]);
  await more(pages);
  await more(pages);
  expect([idsOf(pages), pages.value.hasMore]).toEqual([numbered(45, 1), false]);
  await more(pages);
  expect(wire.asked(ROW).map(({ body }) => body['page'])).toEqual([1, 2, 3]);
});

test('sums are asked for with the first page alone', async () => {
  wire.on(
    ROW,
    serverWith(() => 45),
  );
  const pages = await read({ sumBy: 1 });
  await more(pages);
  expect(wire.asked(ROW).map(({ body }) => [body['page'], body['sumBy']])).toEqual([
    [1, 1],
    [2, undefined],
  ]);
});

test.each([48, 45])(
  'from %i entries on, those that come meanwhile leave none out, and none is there twice',
  async (first) => {
    let total = first;
    wire.on(
      ROW,
      serverWith(() => total),
    );
    const pages = await read();
    total = 48;
    await more(pages);
    await more(pages);
    total = 51;
    await pages.value.first.refresh();
    await settle();
    expect(idsOf(pages)).toEqual(numbered(51, 1));
  },
);

test('more that is new than a page holds begins the list anew', async () => {
  let total = 45;
  wire.on(
    ROW,
    serverWith(() => total),
  );
  const pages = await read();
  await more(pages);
  total = 100;
  await pages.value.first.refresh();
  await settle();
  expect([idsOf(pages), pages.value.hasMore]).toEqual([numbered(100, 81), true]);
  await more(pages);
  expect(idsOf(pages)).toEqual(numbered(100, 61));
});

test('a page that does not come is told of in its place, and asked for again', async () => {
  wire.on(
    ROW,
    serverWith(() => 45),
  );
  const pages = await read();
  wire.on(ROW, 'refused');
  await more(pages);
  expect([pages.value.failure?.kind, idsOf(pages).length]).toEqual(['unanswered', PAGE_SIZE]);
  wire.on(
    ROW,
    serverWith(() => 45),
  );
  await more(pages);
  expect([pages.value.failure, idsOf(pages).length]).toEqual([undefined, 2 * PAGE_SIZE]);
});

test('that a page did not come for want of a connection is said as long as there is none', async () => {
  wire.on(
    ROW,
    serverWith(() => 45),
  );
  const pages = await read();
  setOnline(false);
  await more(pages);
  expect(pages.value.failure?.kind).toBe('offline');
  setOnline(true);
  await pass(2_000);
  expect(pages.value.failure).toBeUndefined();
});

test('a page that is on its way is not asked for twice', async () => {
  wire.on(
    ROW,
    serverWith(() => 45),
  );
  const pages = await read();
  const { reply, arrives } = wire.later();
  wire.on(ROW, () => reply);
  const both = [pages.value.loadMore(), pages.value.loadMore()];
  await settle();
  expect([wire.asked(ROW).length, pages.value.isLoading]).toEqual([2, true]);
  arrives(serverWith(() => 45)({ body: { page: 2 } } as unknown as Asked));
  await Promise.all(both);
  await settle();
  expect([idsOf(pages).length, pages.value.isLoading]).toEqual([2 * PAGE_SIZE, false]);
});

test('without a connection the first page is there from the last visit, with its age', async () => {
  wire.on(
    ROW,
    serverWith(() => 45),
  );
  await read();
  await leavePage();
  await openLobby();
  await resume();
  setOnline(false);
  const pages = await open();
  expect(idsOf(pages)).toEqual(numbered(45, 26));
  expect(pages.value.first.savedAt).toBeGreaterThan(0);
});

test('a whole list that is read for one player ends when another logs in', async () => {
  await openLobby();
  await signIn();
  const { readAllPages } = await import('./use-pages.ts');
  const late = wire.later();
  wire.on(ROW, () => late.reply);
  const read = readAllPages(ROW, {}, { signal: new AbortController().signal, tell: () => undefined });
  await signIn({ id: 8, token: 'ben-token' });
  late.arrives(serverWith(() => 5)({ body: {} } as unknown as Asked));
  expect(await read).toBeUndefined();
});
