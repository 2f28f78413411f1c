import { expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import {
  goTo,
  leavePage,
  openLobby,
  resume,
  setNavigator,
  setOnline,
  signIn,
} from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { type Asked, exampleOf, json, wire } from '../../../../tests/kit/client/wire.ts';

const { appUserCoinDetail, betRecord, getRechargeRecord } = records;
const TODAY = '2026-11-22';
const NOON = Date.parse('2026-11-22T04:00:00Z');

const first = (row: Parameters<typeof exampleOf>[0]) => (exampleOf(row)['list'] as object[])[0] ?? {};

const movement = (id: number) => ({ ...first(appUserCoinDetail), id, orderId: '', amount: 100, createTime: NOON });

/** As many as a test wants, by the page. */
const book =
  (total: number, more: object = {}) =>
  (asked: Asked) => {
    const { page = 1, pageSize = 20 } = asked.body as { page?: number; pageSize?: number };
    const ids = Array.from({ length: total }, (_, at) => total - at).slice((page - 1) * pageSize, page * pageSize);
    return { code: 200, errcode: 0, total, moneyIn: total * 100, moneyOut: 0, ...more, list: ids.map(movement) };
  };

async function open(address = '/record/transaction'): Promise<HTMLElement> {
  goTo(address);
  const { TransactionsScreen } = await import('./transactions-screen.tsx');
  const place = await draw(<TransactionsScreen />);
  await pass(400);
  return place;
}

async function openAsPlayer(address?: string, who: Parameters<typeof signIn>[0] = {}): Promise<HTMLElement> {
  await openLobby();
  await signIn(who);
  return open(address);
}

/** The next visit of the same player finds no network. */
async function comeBackOffline(): Promise<void> {
  await leavePage();
  await openLobby();
  await resume();
  setOnline(false);
}

/** What has been handed to the browser to save. */
function catchFiles() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.at(-1) as Blob });
  });
  return files;
}

const linesOf = async (blob: Blob | undefined): Promise<string[]> =>
  ((await blob?.text()) ?? '').trimEnd().split('\r\n');
const rows = (place: Element) => [...place.querySelectorAll<HTMLElement>('.record-row button')];
const sheet = () => document.querySelector('dialog');

test('[WALLET-22] a row opens to its story, whose reference is copied, and carried along to customer service', async () => {
  const copied: string[] = [];
  setNavigator({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
  wire.on(getRechargeRecord, {
    ...exampleOf(getRechargeRecord),
    list: [{ ...first(getRechargeRecord), orderId: 'PD-1', channelName: 'GCash', status: ORDER_STATUS.done }],
  });
  const place = await openAsPlayer('/record/transaction?kind=6');
  await tap(rows(place)[0]);
  await settle();
  const story = sheet() as HTMLElement;
  expect(seenText(story)).toMatch(/Deposit: GCash.*You requested it.*Credited.*Bonus.*PD-1/);
  await tap(buttonOf(story, 'Copy the reference'));
  expect(copied).toEqual(['PD-1']);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value).toMatchObject({ key: 'common.copySuccess', text: 'Copy Success.' });
  expect(buttonOf(story, 'Ask about this')?.getAttribute('href')).toBe('/service?reference=PD-1');
});

test('the story of a round tells what the books have moved for it, and keeps that for a visit without a connection', async () => {
  const bet = { ...first(betRecord), id: 7, gameName: 'Koi Rush' };
  wire.on(betRecord, { ...exampleOf(betRecord), list: [bet] });
  wire.on(appUserCoinDetail, (asked) => {
    expect(asked.body).toMatchObject({ betId: 7 });
    return { ...book(2)(asked) };
  });
  const look = async (): Promise<string[]> => {
    await tap(rows(await open('/record/transaction?kind=1'))[0]);
    await pass(400);
    return Array.from(document.querySelectorAll('.record-movements li, .record-movements p:not([role])'), seenText);
  };
  await openLobby();
  await signIn();
  expect(await look()).toHaveLength(2);
  await comeBackOffline();
  expect(await look()).toHaveLength(2);
});

test('a round of more than a hundred movements says how many of them its story shows', async () => {
  wire.on(betRecord, { ...exampleOf(betRecord), list: [{ ...first(betRecord), id: 7 }] });
  wire.on(appUserCoinDetail, book(230));
  await tap(rows(await openAsPlayer('/record/transaction?kind=1'))[0]);
  await pass(400);
  expect(document.querySelectorAll('.record-movements li')).toHaveLength(100);
  expect(seenText(document.querySelector('.record-movements') as Element)).toContain('The newest 100 of 230.');
});

test('in, out and net are told, drawn for the eyes, and a table for everybody else', async () => {
  const stepList = [
    { step: TODAY, moneyIn: 2_000, moneyOut: 500 },
    { step: '2026-11-20', moneyIn: 0, moneyOut: 700 },
  ];
  wire.on(appUserCoinDetail, book(3, { moneyIn: 2_000, moneyOut: 1_200, stepList }));
  const place = await openAsPlayer('/record/transaction?period=week');
  expect(wire.asked(appUserCoinDetail)[0]?.body).toMatchObject({ lastDays: 7, sumBy: 1 });
  expect(Array.from(place.querySelectorAll('.record-totals dd'), seenText)).toEqual(['₱20.00', '₱12.00', '₱8.00', '3']);
  expect(place.querySelector('figure')?.getAttribute('aria-hidden')).toBe('true');
  expect(place.querySelectorAll('svg .record-chart-in')).toHaveLength(7);
  const cells = Array.from(place.querySelectorAll('table tbody tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['Nov 22', '₱20.00', '₱5.00', '₱15.00'],
    ['Nov 20', '₱0.00', '₱7.00', '-₱7.00'],
  ]);
  await tap(buttonOf(place, 'Show as a table'));
  expect(place.querySelector('figure')).toBeNull();
  expect(seenText(place)).toContain('Nov 20');
});

test('a server that tells no sums gets no drawing', async () => {
  wire.on(appUserCoinDetail, book(3));
  const place = await openAsPlayer('/record/transaction?period=week');
  expect(place.querySelector('figure, table')).toBeNull();
});

test('nothing in a short time leads on to all of it', async () => {
  wire.on(appUserCoinDetail, book(0));
  const place = await openAsPlayer('/record/transaction?kind=4&period=week');
  expect(said(place, 'records.noneOfTime')).toMatch(/\w/);
  expect(buttonOf(place, 'Show all time')?.getAttribute('href')).toBe('/record/transaction?kind=4');
});

test('the CSV has all rows of the chosen time, asked for by the hundred, and says how far it is', async () => {
  const files = catchFiles();
  const { reply, arrives } = wire.later();
  const answer = book(230);
  wire.on(appUserCoinDetail, (asked) =>
    asked.body['page'] === 3 && asked.body['pageSize'] === 100 ? reply : answer(asked),
  );
  const place = await openAsPlayer('/record/transaction?period=month');
  buttonOf(place, 'Save as CSV')?.focus();
  await tap(document.activeElement);
  await settle();
  expect(seenText(place)).toContain('200 of 230');
  arrives(answer({ body: { page: 3, pageSize: 100 } } as unknown as Asked));
  await settle();
  expect(wire.asked(appUserCoinDetail).map(({ body }) => body['sumBy'])).toEqual([1, ...Array(3)]);
  const asked = wire.asked(appUserCoinDetail).map(({ body }) => [body['page'], body['pageSize'], body['lastDays']]);
  expect(asked.slice(1)).toEqual([1, 2, 3].map((page) => [page, 100, 30]));
  expect(files.map(({ name }) => name)).toEqual([`perya-records-${TODAY}.csv`]);
  const lines = await linesOf(files[0]?.blob);
  expect(lines).toHaveLength(231);
  expect(lines[1]).toMatch(/^2026-11-22T12:00:00\+08:00,Deposit,.*,1\.00,0\.00,.*,M-230$/);
  expect(said(place, 'records.saved')).toContain('230');
  expect(document.activeElement).toBe(buttonOf(place, 'Save as CSV'));
});

test('a CSV that takes too long is called off, and nothing is saved', async () => {
  const files = catchFiles();
  const { reply, arrives } = wire.later();
  const answer = book(230);
  wire.on(appUserCoinDetail, (asked) => (asked.body['pageSize'] === 100 ? reply : answer(asked)));
  const place = await openAsPlayer();
  await tap(buttonOf(place, 'Save as CSV'));
  buttonOf(place, 'Cancel')?.focus();
  await tap(document.activeElement);
  arrives(answer({ body: { page: 1, pageSize: 100 } } as unknown as Asked));
  await settle();
  expect(files).toEqual([]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Save your records');
  expect(wire.asked(appUserCoinDetail)).toHaveLength(2);
  expect(buttonOf(place, 'Save as CSV')).toBeDefined();
});

test('a page that does not come ends the CSV and says why', async () => {
  const files = catchFiles();
  const answer = book(230);
  wire.on(appUserCoinDetail, (asked) =>
    asked.body['pageSize'] === 100 && asked.body['page'] === 2 ? json({}, 502) : answer(asked),
  );
  const place = await openAsPlayer();
  await tap(buttonOf(place, 'Save as CSV'));
  await settle();
  expect(files).toEqual([]);
  expect(said(place, 'common.serverFailed')).toMatch(/\w/);
});

test('without a connection the CSV has what this phone keeps, and says so', async () => {
  const files = catchFiles();
  wire.on(appUserCoinDetail, book(45));
  await openAsPlayer();
  await comeBackOffline();
  const place = await open();
  await tap(buttonOf(place, 'Save as CSV'));
  await settle();
  expect(await linesOf(files[0]?.blob)).toHaveLength(21);
  expect(said(place, 'records.keptOnly')).toContain('20');
});

test('more than five thousand rows are told as the newest of them', async () => {
  const files = catchFiles();
  wire.on(appUserCoinDetail, book(5_001));
  const place = await openAsPlayer();
  await tap(buttonOf(place, 'Save as CSV'));
  await settle();
  expect(await linesOf(files[0]?.blob)).toHaveLength(5_001);
  expect(said(place, 'records.newestOnly')).toContain('5000');
});

test('a statement is printed with its time, its sums and the number of the player half hidden', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  wire.on(appUserCoinDetail, book(45));
  const place = await openAsPlayer('/record/transaction?period=week', { id: 4711 });
  await tap(buttonOf(place, 'Print a statement'));
  await settle();
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector('body > .statement') as HTMLElement;
  expect(paper.textContent).toContain('•••711');
  expect(paper.textContent).not.toContain('4711');
  expect(paper.textContent).toContain('From Nov 16, 2026 to Nov 22, 2026');
  expect(paper.querySelectorAll('tbody tr')).toHaveLength(45);
  expect(paper.querySelector('tfoot')?.textContent).toContain('45.00');
  // Another list has no paper yet, and the one that was made is not its.
  await tap(buttonOf(place, 'All time'));
  await settle();
  expect(document.querySelector('body > .statement')).toBeNull();
});
