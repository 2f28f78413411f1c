import { expect, test, vi } from 'vitest';
import { TICKET } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { tickets } from '#contract/tickets.ts';
import { leavePage, openLobby, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { stubUploads } from '../../../tests/kit/client/uploads.ts';
import { exampleOf, json, refusal, wire } from '../../../tests/kit/client/wire.ts';

const { openTicket } = tickets;

async function asPlayer(more: Parameters<typeof signIn>[0] = {}) {
  await openLobby();
  await signIn(more);
  await import('#data/ask/late-questions.ts');
  const { ticketWishes } = await import('./tickets.ts');
  return { ...(await import('./tickets.ts')), rows: () => ticketWishes.value };
}

async function comeBack(more: Parameters<typeof signIn>[0]) {
  const { expire } = await import('#data/player/session.ts');
  await expire();
  await settle();
  await leavePage();
  setOnline(true);
  return asPlayer(more);
}

const bytes = new TextEncoder().encode('a picture').buffer;
const picture = { name: 'a.jpg', type: 'image/jpeg', bytes };

test('a question outlives a session that the server has ended, and goes out in the next one of its player', async () => {
  const { askService } = await asPlayer();
  setOnline(false);
  askService({ content: 'Where is it?', pictures: [], subject: 1 });
  await pass(500);
  await comeBack({ token: 'a-new-token' });
  await pass(5_000);
  expect(wire.asked(openTicket).map(({ body }) => body['content'])).toEqual(['Where is it?']);
});

test('one whose pictures could not be kept over the end of a session is not sent without them: the player is told', async () => {
  const { askService } = await asPlayer();
  setOnline(false);
  askService({ content: 'Look', pictures: [picture], subject: 1 });
  await pass(500);
  const { rows } = await comeBack({ token: 'a-new-token' });
  await pass(5_000);
  expect(wire.asked(openTicket)).toEqual([]);
  expect(rows().map(({ content, refused }) => [content, refused])).toEqual([['Look', TICKET.unknownPicture]]);
});

test('another player finds nothing of it', async () => {
  const { askService } = await asPlayer();
  setOnline(false);
  askService({ content: 'Mine', pictures: [], subject: 1 });
  await pass(500);
  const { rows } = await comeBack({ token: 'of-another', id: 8 });
  await pass(5_000);
  expect([rows(), wire.asked(openTicket)]).toEqual([[], []]);
});

test('what the server does not understand is given up after three tries, stays on the phone, and holds up nothing else', async () => {
  wire.on(openTicket, ({ body }) =>
    body['content'] === 'Odd' ? json({ code: 422, errcode: 422, message: '' }, 422) : exampleOf(openTicket),
  );
  const { askService, rows } = await asPlayer();
  askService({ content: 'Odd', pictures: [], subject: 1 });
  askService({ content: 'Plain', pictures: [], subject: 1 });
  await pass(1_000);
  await pass(100_000);
  expect(wire.asked(openTicket).filter(({ body }) => body['content'] === 'Odd')).toHaveLength(3);
  expect(rows().find(({ content }) => content === 'Odd')?.refused).toBe(0);
  expect(wire.asked(openTicket).some(({ body }) => body['content'] === 'Plain')).toBe(true);
});

test('words of one millisecond have moments one after the other, in the order in which they were written', async () => {
  const { askService, rows } = await asPlayer();
  setOnline(false);
  for (const content of ['First', 'Second', 'Third']) askService({ content, pictures: [], subject: 1 });
  await settle();
  const inOrder = rows().toSorted((one, other) => one.wishedAt - other.wishedAt);
  expect(inOrder.map(({ content }) => content)).toEqual(['First', 'Second', 'Third']);
  expect(new Set(rows().map(({ wishedAt }) => wishedAt)).size).toBe(3);
});

test('thirty questions wait and no more, one that is taken back is not sent, and one on its way is not taken back', async () => {
  const { askService, takeBackTicket, rows } = await asPlayer();
  setOnline(false);
  const kept = Array.from({ length: 31 }, () => askService({ content: 'One', pictures: [], subject: 1 }));
  expect(kept.filter(Boolean)).toHaveLength(30);
  await pass(500);
  const [first] = rows();
  if (!first) throw new Error('a question waits');
  expect(takeBackTicket({ ...first, sentAt: 1 })).toBe(false);
  expect(takeBackTicket(first)).toBe(true);
  expect(rows()).toHaveLength(29);
  setOnline(true);
  await pass(5_000);
  expect(wire.asked(openTicket)).toHaveLength(29);
});

test('what is put into a half-written question stands above it, once, and what was written stays', async () => {
  await asPlayer();
  const { ASK_DRAFT, draftQuestion } = await import('./tickets.ts');
  const { inPlayerStore } = await import('#data/player/session.ts');
  const draft = () => inPlayerStore((store) => store.draft(ASK_DRAFT));
  await draftQuestion({ content: 'My deposit is late.', subject: 1, reference: 'PD1' });
  await draftQuestion({ content: 'Please delete my account.', subject: 4 });
  await draftQuestion({ content: 'Please delete my account.', subject: 4 });
  const content = 'Please delete my account.\n\nMy deposit is late.';
  expect(await draft()).toEqual({ content, subject: '4', reference: 'PD1' });
});

test('a question whose picture goes up while another player logs in is not asked in that player’s name', async () => {
  const uploads = stubUploads();
  uploads.ending = 'open';
  const { askService } = await asPlayer();
  askService({ content: 'Mine', pictures: [picture], subject: 1 });
  await pass(1_000);
  expect(uploads.sent).toHaveLength(1);
  await signIn({ id: 8, token: 'ben-token' });
  uploads.finish();
  await pass(5_000);
  expect(wire.asked(openTicket)).toEqual([]);
});

test('that an answer was read is told once, and a later answer once more', async () => {
  const { markTicketRead } = await asPlayer();
  for (const letterId of [10, 10, 9, 11, 11]) {
    markTicketRead(5, letterId);
    await pass(2_000);
  }
  markTicketRead(6, 10);
  await pass(2_000);
  const told = wire.asked(tickets.readTicket).map(({ body }) => [body['id'], body['letterId']]);
  expect(told).toEqual([
    [5, 10],
    [5, 11],
    [6, 10],
  ]);
});

test('a picture that the server refuses keeps the question on the phone, with that said of it', async () => {
  stubUploads().ending = { code: 200, errcode: 1001 };
  const { askService, rows } = await asPlayer();
  askService({ content: 'Look', pictures: [picture], subject: 1 });
  await pass(5_000);
  expect(wire.asked(openTicket)).toEqual([]);
  expect(rows().map(({ refused }) => refused)).toEqual([TICKET.unknownPicture]);
});

test('pictures go along in their order, and one that has gone up is not sent again with the next try', async () => {
  const uploads = stubUploads();
  wire.on(openTicket, 'refused');
  const { askService } = await asPlayer();
  askService({ content: 'Look', pictures: [picture, { ...picture, name: 'b.jpg' }], subject: 1 });
  await pass(5_000);
  wire.on(openTicket, exampleOf(openTicket));
  await pass(60_000);
  expect(wire.asked(openTicket).at(-1)?.body['pictures']).toEqual(['1.jpg', '2.jpg']);
  expect(uploads.sent).toHaveLength(2);
});

test('what was settled more than two weeks ago is thrown away with the next one that is', async () => {
  const { askService, rows } = await asPlayer();
  const askLater = async (days: number, content: string) => {
    vi.setSystemTime(Date.now() + days * 86_400_000);
    askService({ content, pictures: [], subject: 1 });
    await pass(2_000);
    return new Set(rows().map((row) => row.content));
  };
  await askLater(0, 'First');
  expect(await askLater(13, 'Second')).toEqual(new Set(['First', 'Second']));
  expect(await askLater(2, 'Third')).toEqual(new Set(['Second', 'Third']));
});

test.each([
  ['a day ago is sent again, since the server keeps it no longer', 1],
  ['on a day that is still to come, by a clock that has been set back, is sent again', -2],
])('a picture that went up %s', async (_when, days) => {
  const uploads = stubUploads();
  wire.on(openTicket, 'refused');
  const { askService } = await asPlayer();
  askService({ content: 'Look', pictures: [picture], subject: 1 });
  await pass(5_000);
  expect(uploads.sent).toHaveLength(1);
  vi.setSystemTime(Date.now() + days * 86_400_000);
  wire.on(openTicket, exampleOf(openTicket));
  await pass(60_000);
  expect(wire.asked(openTicket).at(-1)?.body['pictures']).toEqual(['2.jpg']);
});

test('of two pictures of which the second one broke off, that one alone is sent again, and the question has both', async () => {
  const uploads = stubUploads();
  uploads.ending = 'open';
  const { askService, rows } = await asPlayer();
  askService({ content: 'Look', pictures: [picture, { ...picture, name: 'b.jpg' }], subject: 1 });
  await pass(1_000);
  uploads.finish();
  await pass(1_000);
  uploads.breakOff();
  uploads.ending = undefined;
  await pass(60_000);
  expect(wire.asked(openTicket).map(({ body }) => body['pictures'])).toEqual([['1.jpg', '3.jpg']]);
  // The server has them now.
  expect(rows().map((row) => row.pictures)).toEqual([[]]);
});

test('a mark that the server refuses is done with, and nothing is said of it', async () => {
  wire.on(tickets.readTicket, refusal(TICKET.notFound));
  const { markTicketRead, rows } = await asPlayer();
  markTicketRead(5, 10);
  await pass(2_000);
  expect(rows().map(({ refused, doneAt }) => [refused, typeof doneAt])).toEqual([[undefined, 'number']]);
});

test('what the server has counts no more among what waits, and the dots are asked for anew', async () => {
  const { askService, rows } = await asPlayer();
  const { questionOf } = await import('../ask/use-answer.ts');
  questionOf(mail.hasMailUnread, '{}').follow();
  await pass(1_000);
  const dots = wire.asked(mail.hasMailUnread).length;
  for (let at = 0; at < 30; at++) askService({ content: 'One', pictures: [], subject: 1 });
  await pass(5_000);
  expect(rows().filter(({ doneAt }) => doneAt !== undefined)).toHaveLength(30);
  expect(wire.asked(mail.hasMailUnread).length).toBeGreaterThan(dots);
  expect(askService({ content: 'One more', pictures: [], subject: 1 })).toBe(true);
});
