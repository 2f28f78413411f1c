/** Letters that are on further pages of the list. */
import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { mail } from '#contract/mail.ts';
import { buttonOf, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openMail } from '../../../../tests/kit/client/mail.tsx';
import { openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../../../tests/kit/client/wire.ts';

const { getMail2, getMailDetail, receiveMail, hasMailUnread } = mail;
const COIN = [{ id: 2001, count: 2_000, betRate: 1 }];
const LETTER = { ...(exampleOf(getMail2)['list'] as object[])[0], kind: 0, expireTime: 0, rewardList: [], words: null };

async function open() {
  await openLobby();
  await signIn();
  return openMail();
}

/** Forty-five letters of the server, the newest first, as it tells them by the page. */
function serveMany(more: object = {}) {
  const read = new Set<number>();
  const ids = Array.from({ length: 45 }, (_, at) => 45 - at);
  const listed = () =>
    ids.map((id) => {
      const isDone = read.has(id) ? 1 : 0;
      return { ...LETTER, id, title: `Letter ${id}`, isRead: isDone, isReceived: isDone, ...more };
    });
  wire.on(getMail2, ({ body }) => {
    const [page, size] = [Number(body['page']), Number(body['pageSize'])];
    const list = listed().slice((page - 1) * size, page * size);
    return json({ code: 200, errcode: 0, list, total: 45, red0: 45 - read.size, red1: 0, red2: 0 });
  });
  wire.on(hasMailUnread, () =>
    json({ ...exampleOf(hasMailUnread), red0: 45 - read.size, red1: 0, red2: 0, hasMail: read.size < 45 ? 1 : 0 }),
  );
  wire.on(getMailDetail, ({ body }) => {
    read.add(Number(body['id']));
    return json(exampleOf(getMailDetail));
  });
  wire.on(receiveMail, ({ body }) => {
    read.add(Number(body['id']));
    return json({ ...exampleOf(receiveMail), rewardList: COIN });
  });
  return read;
}

test('all is read on pages that are not here too, and no dot stays', async () => {
  const read = serveMany();
  const { place, isDotted } = await open();
  expect(isDotted()).toBe(true);
  await tap(buttonOf(place, 'Mark all as read'));
  await pass(20_000, 4);
  expect([read.size, isDotted(), seenText(place)]).toEqual([45, false, expect.not.stringMatching(/\(\d+\)/)]);
});

test('without a connection the button says how many letters it is about, and the player that there are more', async () => {
  const read = serveMany();
  const { place } = await open();
  setOnline(false);
  await pass(100);
  await tap(buttonOf(place, 'Mark these 20 as read'));
  await pass(100);
  expect((await import('#data/toasts.ts')).toast.value).toMatchObject({ key: 'mail.readHere' });
  setOnline(true);
  await pass(20_000, 4);
  expect(read.size).toBe(20);
});

test('all is collected from pages that are not here too', async () => {
  const received = serveMany({ rewardList: COIN });
  const { place } = await open();
  await tap(buttonOf(place, 'Collect all'));
  await pass(10_000, 4);
  expect([received.size, wire.asked(receiveMail).length]).toEqual([45, 45]);
  expect((await import('#data/toasts.ts')).toast.value?.text).toContain('₱900.00');
});

test('where an answer is lost on the way, the player hears what is collected, and that further letters are not', async () => {
  serveMany({ rewardList: COIN });
  const { place } = await open();
  const given = { ...exampleOf(receiveMail), rewardList: COIN };
  wire.on(receiveMail, ({ body }) => (body['id'] === 43 ? 'refused' : given));
  await tap(buttonOf(place, 'Collect all'));
  await pass(1_000);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value?.text).toBe('₱40.00 collected. The rest is still in your mail.');
});

const GIFTS = [
  { key: 'gift', values: { name: 'Milestones', count: 1_000, betRate: 2, why: 'deposit' } },
  { key: 'owed', values: { name: 'Link your phone', type: ACTIVITY_TYPES.bind, betRate: 1, why: 'phone' } },
  { key: 'gift', values: { name: 'Lottery', count: 50_000, betRate: 0, why: 'lottery', place: 2, week: '2026-11-16' } },
  { key: 'receipt', values: { name: 'Calendar', betRate: 1 } },
  { key: 'receipt', values: { name: 'Link', betRate: 0, why: 'phone' } },
  // Of a server that knows more than this page, and of one that tells it badly.
  { key: 'gift', values: { name: 'New', count: 1, betRate: 1, why: 'something new' } },
  { key: 'later', values: { name: 'New' } },
  { key: 5 },
];

test.each([
  [
    'en-PH',
    ['Milestones: ₱10.00', 'Link your phone', 'Lottery: ₱500.00'],
    'It came with your deposit. ₱10.00 is already in your balance. Bet it 2 times before you withdraw. Any game counts, no time limit.',
  ],
  [
    'fil-PH',
    ['Milestones: ₱10.00', 'I-link ang phone', 'Lottery: ₱500.00'],
    'Kasama ito ng deposit ninyo. Nasa balanse na ninyo ang ₱10.00. Itaya ito nang 2 beses bago mag-withdraw. Bilang ang lahat ng laro, walang takdang panahon.',
  ],
])('the server’s letters about gifts speak the player’s language: %s', async (language, titles, words) => {
  const list = GIFTS.map((words, at) => ({ ...LETTER, id: at + 1, title: `Letter ${at + 1}`, words }));
  for (const letter of list.slice(3, 5)) Object.assign(letter, { isRead: 1, isReceived: 1, rewardList: COIN });
  wire.on(getMail2, { code: 200, errcode: 0, list, total: list.length, red0: 0, red1: 0, red2: 0 });
  const { speak } = await import('#ui/spoken.ts');
  const { fil: promotions } = await import('#page/promotions/text.fil.ts');
  if (language === 'fil-PH') speak({ mail: (await import('../text.fil.ts')).fil, promotions });
  const { place } = await open();
  const shown = [...place.querySelectorAll('.letter-name b')].map((one) => one.textContent);
  expect(shown).toEqual([...titles, 'Calendar: ₱20.00', 'Link: ₱20.00', 'Letter 6', 'Letter 7', 'Letter 8']);
  await tap(place.querySelector('.letter-row button'));
  await pass(100);
  expect(seenText(document.querySelector('dialog') as HTMLElement)).toContain(words);
});

test('a receipt says what was received, and asks nothing of the player', async () => {
  const words = { key: 'receipt', values: { name: 'Calendar', betRate: 1 } };
  const list = [{ ...LETTER, rewardList: COIN, words, isRead: 1, isReceived: 1 }];
  wire.on(getMail2, { code: 200, errcode: 0, list, total: 1, red0: 0, red1: 0, red2: 0 });
  const { place } = await open();
  expect(place.querySelector('.letter-all, .letter-row .red-dot')).toBeNull();
  await tap(place.querySelector('.letter-row button'));
  await pass(100);
  const sheet = document.querySelector('dialog') as HTMLElement;
  expect(seenText(sheet)).toContain('The reward is already yours. Bet it once before you withdraw.');
  expect(seenText(sheet)).toContain('₱20.00 collected');
  expect([...sheet.querySelectorAll('button')].map((one) => seenText(one))).not.toContain('Collect ₱20.00');
  expect(wire.asked(getMailDetail)).toEqual([]);
});

test('what one player has collected is not told to the next', async () => {
  serveMany({ rewardList: COIN });
  const { place } = await open();
  const second = wire.later();
  const given = { ...exampleOf(receiveMail), rewardList: COIN };
  wire.on(receiveMail, ({ body }) => (body['id'] === 45 ? given : second.reply));
  await tap(buttonOf(place, 'Collect all'));
  await pass(1_000);
  expect(wire.asked(receiveMail)).toHaveLength(2);
  await signIn({ id: 8, token: 'another-token' });
  second.arrives(given);
  await pass(1_000);
  expect((await import('#data/toasts.ts')).toast.value).toBeUndefined();
});
