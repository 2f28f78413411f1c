import { expect, test, vi } from 'vitest';
import { TICKET } from '#contract/errcodes.ts';
import { records } from '#contract/records.ts';
import { tickets } from '#contract/tickets.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { appUserCoinDetail } = records;

async function open() {
  await openLobby();
  await signIn();
  goTo('/profile/data');
  const { DataScreen } = await import('./data-screen.tsx');
  const place = await draw(<DataScreen />);
  await pass(1_000);
  return place;
}

/** What is put among the downloads from now on. */
function files(): Blob[] {
  const saved: Blob[] = [];
  // The test's document would go to the address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:perya';
  });
  return saved;
}

const entry = (id: number) => ({ ...(exampleOf(appUserCoinDetail)['list'] as object[])[0], id });

test('the copy has every page of every list, and neither a token nor a password', async () => {
  wire.on(appUserCoinDetail, ({ body }) => {
    const ids = Array.from(
      { length: body['page'] === 1 ? 100 : 30 },
      (_one, at) => at + (body['page'] === 1 ? 0 : 100),
    );
    return { ...exampleOf(appUserCoinDetail), list: ids.map(entry), total: 130 };
  });
  const saved = files();
  const place = await open();
  await tap(buttonOf(place, 'Make my copy'));
  await pass(2_000);
  expect(said(place, 'data.taken')).toMatch(/downloads/);
  const json = (await saved[0]?.text()) ?? '';
  const copy = JSON.parse(json) as Record<string, { list: unknown[] }>;
  expect(copy['transactions']?.list).toHaveLength(130);
  expect(Object.keys(copy)).toEqual(
    expect.arrayContaining(['profile', 'details', 'devices', 'passkeys', 'limits', 'notices', 'deposit']),
  );
  expect(Object.keys(copy)).toEqual(
    expect.arrayContaining(['deposits', 'withdrawals', 'bets', 'mail', 'questions', 'claims']),
  );
  expect(json).not.toMatch(/"(token|password)"/);
  expect(wire.asked(tickets.getTickets).map(({ body }) => body['pageSize'])).toEqual([20]);
});

test('the copy for a spreadsheet has the same entries, each on a line of its kind', async () => {
  const saved = files();
  const place = await open();
  await tap(buttonOf(place, 'Make a spreadsheet'));
  await pass(2_000);
  expect(saved[0]?.type).toBe('text/csv;charset=utf-8');
  const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['profile', 'transactions', 'deposits', 'bets', 'mail', 'questions']));
  expect(lines[lines.indexOf('bets') + 1]).toMatch(/^id,gameId,gameName,bet,win/);
  expect(lines.join()).not.toMatch(/token|password/);
});

test('where a list is longer than a file for a phone, the screen says that its oldest entries are not there', async () => {
  wire.on(appUserCoinDetail, ({ body }) => {
    const from = (Number(body['page']) - 1) * 100;
    const list = Array.from({ length: 100 }, (_one, at) => entry(from + at));
    return { ...exampleOf(appUserCoinDetail), list, total: 6_000 };
  });
  files();
  const place = await open();
  await tap(buttonOf(place, 'Make a spreadsheet'));
  await pass(4_000);
  expect([said(place, 'data.taken'), said(place, 'data.takenNewest')]).toEqual([
    undefined,
    expect.stringContaining('newest 5000 entries'),
  ]);
});

test('without a connection no file is made, and the screen says why as long as that is so', async () => {
  const saved = files();
  const place = await open();
  setOnline(false);
  await tap(buttonOf(place, 'Make my copy'));
  await pass(2_000);
  expect(said(place, 'common.offline')).toMatch(/offline/);
  expect([saved, buttonOf(place, 'Make my copy')?.getAttribute('aria-disabled')]).toEqual([[], 'false']);
  setOnline(true);
  await pass(2_000);
  expect(said(place, 'common.offline')).toBeUndefined();
});

test('a player who leaves meanwhile leaves no file behind', async () => {
  const late = wire.later();
  wire.on(appUserCoinDetail, () => late.reply);
  const saved = files();
  const place = await open();
  await tap(buttonOf(place, 'Make my copy'));
  await pass(500);
  const { endOnPurpose } = await import('#data/player/session.ts');
  await endOnPurpose();
  late.arrives(exampleOf(appUserCoinDetail));
  await pass(2_000);
  expect(saved).toEqual([]);
});

test('clearing takes away what the server has as well, and leaves what waits to be sent', async () => {
  const place = await open();
  const { askService } = await import('#data/tickets/tickets.ts');
  const { inPlayerStore } = await import('#data/player/session.ts');
  wire.on(tickets.openTicket, refusal(TICKET.tooManyOpen));
  askService({ content: 'Mine', pictures: [], subject: 0 });
  await pass(1_000);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await tap(buttonOf(place, 'Clear saved data'));
  await pass(1_000);
  expect(reload).toHaveBeenCalledOnce();
  const rows = await inPlayerStore((store) => store.ticketWishes());
  expect(rows?.map(({ content }) => content)).toEqual(['Mine']);
  expect(await inPlayerStore((store) => new Promise((tell) => store.watchUser(tell)))).toBeUndefined();
});

test('nothing is cleared without a connection: nothing would be left to look at', async () => {
  const place = await open();
  setOnline(false);
  await pass(100);
  expect(said(place, 'data.clearOffline')).toMatch(/offline/);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await tap(buttonOf(place, 'Clear saved data'));
  await pass(500);
  expect(reload).not.toHaveBeenCalled();
});

test('who wants the account deleted hears what is kept and how long, and finds the words in the form', async () => {
  const place = await open();
  expect(seenText(place)).toMatch(/within 30 days[\s\S]*five years/);
  await tap(buttonOf(place, 'Ask us to delete it'));
  await pass(500);
  expect(location.pathname).toBe('/profile/ask');
  const { AskScreen } = await import('../../help/screens/ask-screen.tsx');
  const form = await draw(<AskScreen />);
  await pass(1_000);
  expect(form.querySelector('textarea')?.value).toBe('Please close my account and delete my data.');
  expect(form.querySelector('select')?.selectedOptions[0]?.textContent).toBe('My account');
  // Who has only looked, and asks about something else later, finds none of it.
  const { go } = await import('#go');
  go('/profile/ask');
  const another = await draw(<AskScreen />);
  await pass(1_000);
  expect(another.querySelector('textarea')?.value).toBe('');
});

test('a browser that does not so much as name its caches is cleared of the rest', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const place = await open();
  const own = Object.getOwnPropertyDescriptor(globalThis, 'caches') ?? {};
  const get = (): never => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, get });
  await tap(buttonOf(place, 'Clear saved data'));
  await pass(400);
  Object.defineProperty(globalThis, 'caches', own);
  expect(reload).toHaveBeenCalledOnce();
});
