/** What a player leaves on the phone, in a browser that keeps it and in one that keeps nothing. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import type { Subscription } from './live.ts';
import { MemoryPlayerStore } from './memory-player-store.ts';
import type { LetterWish, TicketWish } from './player-schema.ts';
import { storeOpener, stores } from '../../tests/kit/player-stores.ts';

const open = storeOpener();

/** What a screen that watches it shows now. */
function follow(watch: (next: (value: unknown) => void) => Subscription) {
  let shown: unknown;
  watch((value) => (shown = value));
  return { becomes: (expected: unknown) => expect.poll(() => shown).toEqual(expected) };
}

const aTicket = (key: string, more: Partial<TicketWish> = {}): TicketWish => ({
  key,
  wish: 'write',
  ticketId: 3,
  content: `Words of ${key}`,
  pictures: [],
  wishedAt: 1_000,
  ...more,
});
const aLetter = (letterId: number, more: Partial<LetterWish> = {}): LetterWish => ({
  letterId,
  kind: 0,
  wish: 'read',
  wasUnread: true,
  key: `key ${letterId}`,
  wishedAt: 1_000,
  ...more,
});

test.each(stores)(
  '%s: the player is shown as last told, with what changes of them, and with the game just opened',
  async (_name, make) => {
    const store = await open(make);
    const user = { id: 7, coin: 100, appGameDataUser: { gameLikes: {}, gameHistory: [1, 2] } } as unknown as User;
    const shown = follow((next) =>
      store.watchUser((kept) => next(kept && [kept.user.coin, kept.user.appGameDataUser.gameHistory])),
    );
    await store.mergeUser({ coin: 5 } as never, 1);
    await store.noteStart(9);
    await shown.becomes(undefined);
    await store.saveUser({ user, savedAt: 1_000 });
    await shown.becomes([100, [1, 2]]);
    await store.noteStart(9);
    await shown.becomes([100, [1, 2, 9]]);
    await store.mergeUser({ coin: 250 } as never, 2_000);
    await shown.becomes([250, [1, 2, 9]]);
  },
);

test.each(stores)(
  '%s: what is half typed, and what was decided once, stay until they are taken away',
  async (_name, make) => {
    const store = await open(make);
    await store.keepDraft('ask', { content: 'Where is' });
    const dismissed = follow((next) => store.watchFact('dismissed', next));
    await store.keepFact('dismissed', ['passkey']);
    await dismissed.becomes(['passkey']);
    expect([await store.draft('ask'), await store.fact('dismissed')]).toEqual([{ content: 'Where is' }, ['passkey']]);
    await store.keepDraft('ask', undefined);
    await store.keepFact('dismissed', undefined);
    expect([await store.draft('ask'), await store.fact('dismissed')]).toEqual([undefined, undefined]);
  },
);

test.each(stores)(
  '%s: a question is shown from the tap on, with how far it is, until it is taken back',
  async (_name, make) => {
    const store = await open(make);
    const shown = follow((next) => store.watchTickets(next));
    await shown.becomes([]);
    await store.wishTickets([aTicket('a'), aTicket('b')]);
    await shown.becomes([aTicket('a'), aTicket('b')]);
    expect(await store.noteTicket('a', { sentAt: 2_000 })).toEqual(aTicket('a', { sentAt: 2_000 }));
    await shown.becomes([aTicket('a', { sentAt: 2_000 }), aTicket('b')]);
    await store.forgetTickets(['b', 'unknown']);
    await shown.becomes([aTicket('a', { sentAt: 2_000 })]);
    expect(await store.noteTicket('b', { sentAt: 2_000 })).toBeUndefined();
    expect(await store.ticketWishes()).toEqual([aTicket('a', { sentAt: 2_000 })]);
  },
);

test.each(stores)(
  '%s: of one letter the last wish counts, and word of an earlier one changes nothing',
  async (_name, make) => {
    const store = await open(make);
    const shown = follow((next) => store.watchLetters(next));
    const [read, deleted] = [aLetter(1), aLetter(1, { wish: 'delete', key: 'later' })];
    await store.wishLetters([read, aLetter(2)]);
    await store.wishLetters([deleted]);
    await shown.becomes([deleted, aLetter(2)]);
    expect(await store.noteLetter(read, { doneAt: 2_000 })).toBeUndefined();
    await store.forgetLetter(read);
    expect(await store.letterWishes()).toEqual([deleted, aLetter(2)]);
    expect(await store.noteLetter(deleted, { doneAt: 2_000 })).toEqual({ ...deleted, doneAt: 2_000 });
    await store.forgetLetter(aLetter(2));
    await shown.becomes([{ ...deleted, doneAt: 2_000 }]);
  },
);

test.each(stores)('%s: money that was asked for stands there until its answer is known', async (_name, make) => {
  const store = await open(make);
  const row = (key: string) => ({ key, path: '/app/v1/exchange', input: { amount: 5 }, askedAt: 1_000 });
  await store.keepAsked(row('a'));
  await store.keepAsked(row('b'));
  await store.forgetAsked('a');
  expect(await store.askedCalls()).toEqual([row('b')]);
});

test('a player who leaves a browser that keeps nothing leaves nothing in memory', async () => {
  const store = new MemoryPlayerStore();
  await store.wishTickets([aTicket('a')]);
  await store.wishLetters([aLetter(1)]);
  await store.keepDraft('ask', { content: 'Where is' });
  await store.keepFact('searches', ['koi']);
  store.close();
  const left = [await store.ticketWishes(), await store.letterWishes(), await store.draft('ask')];
  expect([...left, await store.fact('searches')]).toEqual([[], [], undefined, undefined]);
});
