import { expect, test, vi } from 'vitest';
import { records } from '#contract/records.ts';
import { buttonOf, draw, seenText, tap } from '../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { type Asked, wire } from '../../tests/kit/client/wire.ts';

const ROW = records.appUserCoinDetail;
const TOTAL = 45;
const PAGE_SIZE = 20;
const pageOf = ({ body }: Asked): number => Number(body['page']);

/** A frame comes after so many turns of promises: the page's own are over by then, and React has not drawn yet. */
const PROMISES = 20;

/** What is watched is in sight, and that is told in the next frame. */
class Sight {
  readonly #tell: IntersectionObserverCallback;
  #isOver = false;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  async observe(target: Element): Promise<void> {
    for (let turn = 0; turn < PROMISES; turn += 1) await Promise.resolve();
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    if (!this.#isOver) this.#tell([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {
    this.#isOver = true;
  }
}

function listOf(asked: Asked, total = TOTAL) {
  const ids = Array.from({ length: total }, (_, at) => total - at);
  const list = ids
    .slice((pageOf(asked) - 1) * PAGE_SIZE, pageOf(asked) * PAGE_SIZE)
    .map((id) => ({ id, kind: 1, title: '', amount: 100, balance: 0, createTime: 1 }));
  return { code: 200, errcode: 0, list, total, moneyIn: 0, moneyOut: 0 };
}

async function openList(): Promise<HTMLElement> {
  vi.stubGlobal('IntersectionObserver', Sight);
  await openLobby();
  await signIn();
  const { usePages } = await import('#data/ask/use-pages.ts');
  const { ListPage } = await import('./list-page.tsx');
  const { text } = await import('./text.ts');
  function List() {
    const pages = usePages(ROW, {});
    return <ListPage title="List" pages={pages} empty={{ icon: 'list', words: text.restOnline }} Entry={Entry} />;
  }
  const place = await draw(<List />);
  await pass(400, 8);
  return place;
}

const Entry = ({ entry }: { entry: { id: string | number } }) => <b>{entry.id}</b>;
const entries = (place: Element) => Array.from(place.querySelectorAll('li b'), seenText);
const asked = () => wire.asked(ROW).map(pageOf);

test('a list goes on for as long as its end is in sight', async () => {
  wire.on(ROW, (call) => listOf(call));
  const place = await openList();
  expect([asked(), entries(place).length]).toEqual([[1, 2, 3], TOTAL]);
});

test('after a page that did not come, the list goes on to its end, and asks for each page once', async () => {
  let isBroken = true;
  wire.on(ROW, (call) => (pageOf(call) > 1 && isBroken ? new Response('Bad gateway', { status: 502 }) : listOf(call)));
  const place = await openList();
  isBroken = false;
  await tap(buttonOf(place, 'Try again'));
  await pass(400, 8);
  await settle();
  expect([asked(), entries(place).length]).toEqual([[1, 2, 2, 3], TOTAL]);
});

test('a long list is there where the piece that draws it does not come', async () => {
  vi.doMock('./long-list.tsx', () => Promise.reject(new TypeError('No such piece')));
  wire.on(ROW, (call) => listOf(call, 70));
  const place = await openList();
  vi.doUnmock('./long-list.tsx');
  expect([asked(), entries(place).length]).toEqual([[1, 2, 3, 4], 70]);
});
