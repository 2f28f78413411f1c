import { expect, test } from 'vitest';
import { TICKET } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { tickets } from '#contract/tickets.ts';
import { buttonOf, draw, drawHook, said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, openLobby, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { stubUploads } from '../../../../tests/kit/client/uploads.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { getTickets, openTicket, writeInTicket, readTicket, closeTicket } = tickets;

const letter = (id: number, isService: 0 | 1, content = `Letter ${id}`) => ({
  id,
  isService,
  content,
  pictureList: [],
  createTime: 1_790_000_000,
});
const ticket = (more: object = {}) => ({
  ...(exampleOf(getTickets)['list'] as object[])[0],
  letterList: [letter(1, 0, 'Where is it?'), letter(2, 1, 'It is here.')],
  readLetterId: 0,
  ...more,
});
const reply = (list: object[]) => ({ code: 200, errcode: 0, list, total: list.length });
const dots = (ticketUnread: number) => ({
  ...exampleOf(mail.hasMailUnread),
  hasTask: 0,
  red1: 0,
  hasMail: 0,
  ticketUnread,
});

async function asPlayer(list: object[] = []) {
  wire.on(getTickets, reply(list));
  wire.on(mail.hasMailUnread, dots(list.length));
  await openLobby();
  await signIn();
}

async function openList() {
  goTo('/profile/tickets');
  const { TicketsScreen } = await import('./tickets-screen.tsx');
  const place = await draw(<TicketsScreen />);
  await pass(5_000);
  return place;
}

async function openForm(address = '/profile/ask') {
  goTo(address);
  const { AskScreen } = await import('./ask-screen.tsx');
  const place = await draw(<AskScreen />);
  await pass(1_000);
  return place;
}

const area = (place: ParentNode) => place.querySelector('textarea');
const sheet = () => document.querySelector('dialog') as HTMLElement;
const write = async (place: HTMLElement, words: string, button: string) => {
  await type(area(place), words);
  await submit(place, button);
};
const submit = async (place: ParentNode, button: string) => {
  const form = buttonOf(place, button)?.closest('form');
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
};
const openFirst = async (place: HTMLElement) => {
  await tap(place.querySelector('.ticket-row button'));
  await pass(1_000);
};

test('a question is sent once under a key, with the record that it is about', async () => {
  await asPlayer();
  const form = await openForm('/profile/ask?reference=PW-4F7A');
  expect(seenText(form)).toContain('About PW-4F7A');
  expect(form.querySelector('select')?.value).toBe('2');
  await submit(form, 'Send');
  expect(said(form, 'ticket.contentMissing')).toBe('Write a few words first.');
  expect(document.activeElement).toBe(form.querySelector('textarea'));
  await type(form.querySelector('textarea'), 'W');
  expect(said(form, 'ticket.contentMissing')).toBeUndefined();
  await write(form, '  Where is my money?  ', 'Send');
  await pass(1_000);
  const [asked, ...others] = wire.asked(openTicket);
  expect([asked?.body, others]).toMatchObject([
    { subject: 2, reference: 'PW-4F7A', content: 'Where is my money?', pictures: [] },
    [],
  ]);
  expect(asked?.headers.get('idempotency-key')).toMatch(/\w{8}/);
  expect(location.pathname).toBe('/profile/tickets');
});

test('what the phone tells of itself goes along line by line, and holds nothing of the player', async () => {
  await asPlayer();
  const { log } = await import('#shared/log.ts');
  const { noteLastErrors } = await import('#data/help.ts');
  noteLastErrors();
  log.error('list unreadable', { list: 'game' });
  const form = await openForm();
  await pass(6_000);
  const lineOf = (name: string) =>
    [...form.querySelectorAll('li')].find((line) => line.textContent?.startsWith(name))?.querySelector('input');
  expect(seenText(form)).toContain('list unreadable game');
  await tap(lineOf('Browser'));
  await write(form, 'It is slow', 'Send');
  await pass(1_000);
  const told = wire.asked(openTicket)[0]?.body['diagnosis'] as string;
  expect(told).toMatch(/Version: [\s\S]*Connection: [\s\S]*Error: .*list unreadable game/);
  const { player } = await import('#data/player/session.ts');
  const { account = '', nickname = '', coin = 0 } = player.value?.user ?? {};
  for (const own of ['Browser', account, nickname, String(coin)]) expect(told).not.toContain(own);
});

test('a player who wants to tell nothing of the phone tells nothing', async () => {
  await asPlayer();
  const form = await openForm();
  await pass(6_000);
  await tap(form.querySelector('.ask-phone input'));
  await write(form, 'It is slow', 'Send');
  await pass(1_000);
  expect(wire.asked(openTicket).map(({ body }) => body['diagnosis'])).toEqual(['']);
});

test('what is written offline outlives the page, is seen as waiting, and goes out once, in order', async () => {
  await asPlayer([ticket()]);
  await openList();
  await leavePage();
  await openLobby();
  await resume();
  setOnline(false);
  const list = await openList();
  await openFirst(list);
  expect(seenText(sheet())).toContain('It is here.');
  await write(sheet(), 'And the other?', 'Send reply');
  expect(said(sheet(), 'ticket.waiting')).toBe('Waiting for a connection');
  const form = await openForm();
  await write(form, 'Something new', 'Send when I’m connected');
  await leavePage();
  await openLobby();
  await resume();
  const later = await openList();
  expect(seenText(later)).toContain('Something new');
  expect(wire.asked(openTicket)).toEqual([]);
  setOnline(true);
  await pass(10_000);
  const sent = wire
    .asked()
    .filter(({ path }) => [openTicket.path, writeInTicket.path, readTicket.path].includes(path as never));
  expect(sent.map(({ path, body }) => [path, body['content']])).toEqual([
    [readTicket.path, undefined],
    [writeInTicket.path, 'And the other?'],
    [openTicket.path, 'Something new'],
  ]);
});

test('an answer has its dot until it is opened, in the list and beside the name of the player', async () => {
  await asPlayer([ticket()]);
  const { useRedDots } = await import('#data/dots/red-dots.ts');
  const dot = await drawHook(useRedDots);
  const place = await openList();
  const seen = () => [place.querySelector('.red-dot') !== null, dot.value.tickets, dot.value.member];
  expect(seen()).toEqual([true, true, true]);
  setOnline(false);
  await openFirst(place);
  expect(seen()).toEqual([false, false, false]);
  setOnline(true);
  wire.on(mail.hasMailUnread, dots(0));
  await pass(2_000);
  expect(wire.asked(readTicket).map(({ body }) => [body['id'], body['letterId']])).toEqual([[5, 2]]);
  expect(seen()).toEqual([false, false, false]);
});

test('an answer that the dots know of is asked for, however new the list is', async () => {
  await asPlayer([ticket({ letterList: [letter(1, 0)] })]);
  await openList();
  wire.on(getTickets, reply([ticket()]));
  const asked = wire.asked(getTickets).length;
  await leavePage();
  await openLobby();
  await resume();
  const { useRedDots } = await import('#data/dots/red-dots.ts');
  await drawHook(useRedDots);
  const place = await openList();
  expect(wire.asked(getTickets)).toHaveLength(asked + 1);
  expect(place.querySelector('.red-dot')).not.toBeNull();
});

test('one that the server refuses says why, and goes back into the form', async () => {
  await asPlayer();
  wire.on(openTicket, refusal(TICKET.tooManyOpen));
  const form = await openForm();
  await write(form, 'One more', 'Send');
  await pass(1_000);
  const place = await openList();
  await openFirst(place);
  expect(seenText(sheet())).toContain('Not sent. Five of your questions are still open.');
  await tap(buttonOf(sheet(), 'Edit'));
  await pass(1_000);
  expect(place.querySelector('.ticket-row')).toBeNull();
  expect(location.pathname).toBe('/profile/ask');
  expect(area(await openForm())?.value).toBe('One more');
});

test('a question that is solved is closed, and takes no more letters', async () => {
  await asPlayer([ticket({ readLetterId: 2 })]);
  const place = await openList();
  await openFirst(place);
  await tap(buttonOf(sheet(), 'It’s solved, close it'));
  await pass(1_000);
  expect(wire.asked(closeTicket).map(({ body }) => body['id'])).toEqual([5]);
  expect(seenText(place)).toContain('Closed');
  await openFirst(place);
  expect([said(sheet(), 'ticket.closedNote'), area(sheet())]).toEqual(['This question is closed.', null]);
});

test('pictures wait with their question, go up first, and one that went up is not sent up again', async () => {
  await asPlayer();
  const { sent } = stubUploads();
  const { askService } = await import('#data/tickets/tickets.ts');
  wire.on(openTicket, 'refused');
  const bytes = new TextEncoder().encode('a picture').buffer;
  askService({ content: 'Look', pictures: [{ name: 'a.jpg', type: 'image/jpeg', bytes }], subject: 3 });
  await pass(5_000);
  expect([sent.length, wire.asked(openTicket).length > 0]).toEqual([1, true]);
  wire.on(openTicket, exampleOf(openTicket));
  await pass(60_000);
  expect(sent).toHaveLength(1);
  const bodies = wire.asked(openTicket).map(({ body, headers }) => [body['pictures'], headers.get('idempotency-key')]);
  expect(new Set(bodies.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(bodies[0]?.[0]).toEqual(['1.jpg']);
});

test('who has asked nothing but what waits is not told that they asked nothing, and every entry is one of a list', async () => {
  await asPlayer();
  const empty = await openList();
  expect(said(empty, 'ticket.none')).toContain('anything yet');
  expect(buttonOf(empty, 'Write to us')?.getAttribute('href')).toBe('/profile/ask');
  setOnline(false);
  await write(await openForm(), 'Something new', 'Send when I’m connected');
  const list = await openList();
  expect(seenText(list)).toContain('Something new');
  expect(said(list, 'ticket.none')).toBeUndefined();
  expect(list.querySelectorAll('.ticket-row')).toHaveLength(1);
  expect(list.querySelectorAll('ul > :not(li)')).toHaveLength(0);
});
