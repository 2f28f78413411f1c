import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { MAIL } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { buttonOf, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openMail } from '../../../../tests/kit/client/mail.tsx';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { getMail2, receiveMail } = mail;
const { bankruptBonus } = activities;
const COIN = [{ id: 2001, count: 2_000, betRate: 1 }];
const GIVEN = { ...exampleOf(receiveMail), rewardList: COIN };
const LETTER = { ...(exampleOf(getMail2)['list'] as object[])[0], expireTime: 0, rewardList: COIN, words: null };
/** A refusal that is not of the letter. */
const OF_THE_PLAYER = 999_999;

/** Letters with a gift in each, the newest first, and further ones that the phone has not read. */
async function open(count: number, total = count, more: object = {}) {
  const list = Array.from({ length: count }, (_, at) => ({
    ...LETTER,
    ...more,
    id: total - at,
    title: `Letter ${total - at}`,
  }));
  const counts = { red0: 0, red1: 0, red2: 0 };
  wire.on(getMail2, ({ body }) =>
    Number(body['pageSize']) > count && total > count
      ? json(refusal(OF_THE_PLAYER))
      : json({ code: 200, errcode: 0, list, total, ...counts }),
  );
  await openLobby();
  await signIn();
  return openMail();
}

const collectAll = async (place: HTMLElement) => {
  await tap(buttonOf(place, 'Collect all'));
  await pass(3_000);
};
const asked = () => wire.asked(receiveMail).map(({ body }) => body['id']);
const toasts = async () => {
  const { endToast, toast } = await import('#data/toasts.ts');
  const words: string[] = [];
  for (let next = toast.value; next; next = toast.value) {
    words.push(next.text);
    endToast(next.id);
  }
  return words;
};
const REST = 'collected. The rest is still in your mail.';

test('where the answer to the last letter is lost, the player reads that there is a rest', async () => {
  const { place } = await open(2);
  wire.on(receiveMail, ({ body }) => (body['id'] === 1 ? 'refused' : GIVEN));
  await collectAll(place);
  expect(await toasts()).toEqual([`₱20.00 ${REST}`]);
});

test('what is left after a lost answer is collected by itself once it is known what became of that letter', async () => {
  const { place } = await open(3);
  let isLost = true;
  wire.on(receiveMail, ({ body }) => (body['id'] === 2 && isLost ? 'refused' : GIVEN));
  await collectAll(place);
  const button = () => buttonOf(place, 'Checking…')?.getAttribute('aria-disabled');
  expect([asked().includes(1), button()]).toEqual([false, 'true']);
  isLost = false;
  await pass(30_000);
  expect(asked().filter((id, at, all) => all.indexOf(id) === at)).toEqual([3, 2, 1]);
  const claims = wire.asked(receiveMail).filter(({ headers }) => !headers.has(QUESTION_HEADER));
  expect(claims.map(({ body }) => body['id'])).toEqual([3, 2, 1]);
  expect(await toasts()).toEqual([`₱20.00 ${REST}`, '₱20.00 collected. Enjoy!']);
});

test('a letter for which nothing is sent, as another call is asked about just then, is collected afterwards', async () => {
  const { place } = await open(2);
  const first = wire.later();
  let isLost = true;
  wire.on(receiveMail, ({ body }) => (body['id'] === 2 ? first.reply : GIVEN));
  wire.on(bankruptBonus, () => (isLost ? 'refused' : exampleOf(bankruptBonus)));
  await tap(buttonOf(place, 'Collect all'));
  await pass(100);
  void (await import('#data/money/asked.ts')).moveMoney(bankruptBonus, {});
  await pass(100);
  first.arrives(GIVEN);
  await pass(3_000);
  expect(asked()).toEqual([2]);
  isLost = false;
  await pass(30_000);
  expect(asked()).toEqual([2, 1]);
});

test('a player who has left the mail meanwhile collects nothing more', async () => {
  const { place, leave } = await open(3);
  let isLost = true;
  wire.on(receiveMail, ({ body }) => (body['id'] === 2 && isLost ? 'refused' : GIVEN));
  await collectAll(place);
  await leave();
  isLost = false;
  await pass(30_000);
  expect(asked()).not.toContain(1);
});

test('for the next player on the phone nothing more is collected', async () => {
  const { place } = await open(3);
  let isLost = true;
  wire.on(receiveMail, ({ body }) => (body['id'] === 2 && isLost ? 'refused' : GIVEN));
  await collectAll(place);
  await signIn({ id: 88, token: 'another-token' });
  isLost = false;
  await pass(30_000);
  expect(asked()).not.toContain(1);
});

test('where the further pages do not come, the player reads that there is a rest', async () => {
  const { place } = await open(20, 45);
  wire.on(receiveMail, GIVEN);
  await tap(buttonOf(place, 'Collect all'));
  await pass(30_000, 4);
  expect([asked().length, await toasts()]).toEqual([20, [`₱400.00 ${REST}`]]);
});

test('a letter that another tab has collected does not keep the next ones waiting', async () => {
  const { place } = await open(3);
  wire.on(receiveMail, ({ body }) => (body['id'] === 3 ? refusal(MAIL.received) : GIVEN));
  await collectAll(place);
  expect(asked()).toEqual([3, 2, 1]);
  expect(await toasts()).toEqual(['You already have this.', '₱40.00 collected. Enjoy!']);
});

test('a refusal that is about the player ends it', async () => {
  const { place } = await open(3);
  wire.on(receiveMail, ({ body }) => (body['id'] === 2 ? refusal(OF_THE_PLAYER) : GIVEN));
  await collectAll(place);
  expect(asked()).toEqual([3, 2]);
  expect(await toasts()).toEqual([expect.stringContaining(String(OF_THE_PLAYER)), `₱20.00 ${REST}`]);
});

test('the button of an open letter waits while all are collected', async () => {
  const { place } = await open(3);
  const second = wire.later();
  wire.on(receiveMail, ({ body }) => (body['id'] === 2 ? second.reply : GIVEN));
  await collectAll(place);
  await tap([...place.querySelectorAll('.letter-row button')].find((one) => one.textContent?.includes('Letter 1')));
  await pass(100);
  const button = document.querySelector<HTMLElement>('dialog .button-gold-wide, dialog [aria-disabled=true]');
  expect([seenText(button as HTMLElement), button?.getAttribute('aria-disabled')]).toEqual(['One moment…', 'true']);
  await tap(button);
  second.arrives(GIVEN);
  await pass(1_000);
  expect(asked()).toEqual([3, 2, 1]);
  expect(await toasts()).toEqual(['₱60.00 collected. Enjoy!']);
});

test('the last day to collect is told with its date, whatever the phone believes today to be', async () => {
  const expireTime = Date.now() + 60_000;
  const { place } = await open(1, 1, { expireTime });
  await tap(place.querySelector('.letter-row button'));
  await pass(100);
  const { formatMoment } = await import('#shared/time.ts');
  const sheet = document.querySelector('dialog') as HTMLElement;
  expect(seenText(sheet)).toContain(`Collect it before ${formatMoment(expireTime)}.`);
});
