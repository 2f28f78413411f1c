/** A phone whose storage is full: every write of the database is refused, from the start or in use. */
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { activities } from '#contract/activities.ts';
import { games } from '#contract/games.ts';
import { cents } from '#shared/money.ts';
import { openLobby, signIn } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../tests/kit/client/wire.ts';

type Write = (this: { transaction: IDBTransaction }, ...input: unknown[]) => IDBRequest;

const WRITES = ['put', 'add', 'delete', 'clear'] as const;
const whole = WRITES.map((name) => [name, Reflect.get(IDBObjectStore.prototype, name) as Write] as const);

/** The two ways in which browsers say so. */
const WAYS: Record<string, (write: Write) => Write> = {
  'throws QuotaExceededError': () => () => {
    throw new DOMException('The device is full', 'QuotaExceededError');
  },
  'aborts its transaction': (write) =>
    function (...input) {
      const asked = write.apply(this, input);
      this.transaction.abort();
      return asked;
    },
};

function fill(how: string): void {
  for (const [name, write] of whole) Reflect.set(IDBObjectStore.prototype, name, WAYS[how]?.(write));
}

const get = Reflect.get(IDBObjectStore.prototype, 'get') as Write;

afterEach(() => {
  Reflect.set(IDBObjectStore.prototype, 'get', get);
  for (const [name, write] of whole) Reflect.set(IDBObjectStore.prototype, name, write);
});

async function start(how: string, when: string): Promise<void> {
  if (when === 'from the start') fill(how);
  await openLobby();
  await signIn();
  await pass(5_000);
  if (when === 'in use') fill(how);
}

for (const how of Object.keys(WAYS)) {
  for (const when of ['from the start', 'in use']) {
    test(`a write that ${how} ${when}: every heart is shown and sent, and the app says that nothing is kept`, async () => {
      await start(how, when);
      const { favoriteGames, toggleFavorite, waitingFavoriteCount } = await import('./favorites/favorites.ts');
      const { isKept } = await import('./lobby/kept.ts');
      const before = favoriteGames.value;
      const ids = Array.from({ length: 10 }, (_, at) => 5_000 + at);
      for (const id of ids) {
        toggleFavorite(id);
        await settle();
      }
      await pass(2_000);
      expect(ids.filter((id) => favoriteGames.value.has(id) && !before.has(id))).toEqual(ids);
      expect(wire.asked(games.gameLike).map(({ body }) => body['id'])).toEqual(ids);
      expect([waitingFavoriteCount.value, isKept.value]).toEqual([0, false]);
    });

    test(`a write that ${how} ${when}: money that cannot be written down is not sent, and says why`, async () => {
      await start(how, when);
      wire.on(activities.bankruptBonus, exampleOf(activities.bankruptBonus));
      const { isChecking, moveMoney } = await import('./money/asked.ts');
      const asking = moveMoney(activities.bankruptBonus, {});
      await pass(5_000);
      expect(await asking).toEqual({ ok: false, failure: { kind: 'unwritten' } });
      expect([wire.asked(activities.bankruptBonus), isChecking.value]).toEqual([[], false]);
    });
  }
}

test('a player is known for the visit on a phone that is full from the start', async () => {
  await start('throws QuotaExceededError', 'from the start');
  const { mergePlayer, player } = await import('./player/session.ts');
  await mergePlayer({ coin: cents(4_200) });
  await settle();
  expect(player.value?.user.coin).toBe(4_200);
});

test('what a player hides on a phone that has become full is told with all that they have hidden before', async () => {
  await start('throws QuotaExceededError', 'with room');
  const { hideFromHome } = await import('./lobby/offers.ts');
  await hideFromHome(20, true);
  fill('throws QuotaExceededError');
  (await import('./favorites/favorites.ts')).toggleFavorite(5_000);
  await pass(2_000);
  await hideFromHome(21, true);
  expect(wire.asked(account.hideFromHome).map(({ body }) => body['types'])).toEqual([[20], [20, 21]]);
});

test.each(['full', 'closed to the app'])(
  'a half-typed form is read back on a phone that has become %s',
  async (what) => {
    await start('throws QuotaExceededError', 'with room');
    const { keepDraft, keptDraft } = await import('./player/drafts.ts');
    keepDraft('ticket', { text: 'Half a question' });
    await pass(1_000);
    fill('throws QuotaExceededError');
    if (what !== 'full') Reflect.set(IDBObjectStore.prototype, 'get', WAYS['throws QuotaExceededError']?.(get));
    (await import('./favorites/favorites.ts')).toggleFavorite(5_000);
    await pass(2_000);
    expect(await keptDraft('ticket')).toEqual({ text: 'Half a question' });
    keepDraft('ticket', undefined);
    expect(await keptDraft('ticket')).toBeUndefined();
  },
);

test('with room again a claim is written down and sent', async () => {
  await start('throws QuotaExceededError', 'in use');
  const { moveMoney } = await import('./money/asked.ts');
  await moveMoney(activities.bankruptBonus, {});
  for (const [name, write] of whole) Reflect.set(IDBObjectStore.prototype, name, write);
  expect((await moveMoney(activities.bankruptBonus, {}))?.ok).toBe(true);
});
