/** A player may leave while the device is still at work for them: what it was doing fails, and no error is told. */
import { Dexie } from 'dexie';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { aUser, resume, signIn } from '../../../tests/kit/client/page.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

type Get = (this: IDBObjectStore, ...input: unknown[]) => IDBRequest;
const whole = Reflect.get(IDBObjectStore.prototype, 'get') as Get;
afterEach(() => void Reflect.set(IDBObjectStore.prototype, 'get', whole));

async function leaveBehind(name: string): Promise<void> {
  const left = new Dexie(name);
  left.version(1).stores({ rows: 'id' });
  await left.open();
  left.close();
}

test('what is written for a player who leaves meanwhile is given up, and no error is thrown', async () => {
  await signIn();
  const { endOnPurpose, inPlayerStore } = await import('./session.ts');
  const written = inPlayerStore(async (store) => {
    const writing = store.noteStart(1001);
    void endOnPurpose();
    await writing;
    return 'written';
  });
  expect(await written).toBeUndefined();
  await settle();
});

test('what fails while its player is still here is told', async () => {
  await signIn();
  const { inPlayerStore } = await import('./session.ts');
  await expect(inPlayerStore(() => Promise.reject(new Error('it is broken')))).rejects.toThrow('it is broken');
});

test('what a visit that was cut off has left of a player is deleted as the next one begins without a player', async () => {
  await leaveBehind('perya-u-77');
  await resume();
  await settle();
  expect((await Dexie.getDatabaseNames()).filter((name) => name.includes('-u-'))).toEqual([]);
});

test('what is left of another player goes once a start without a row of the session has been told who this is', async () => {
  await signIn();
  const { openKeptStore } = await import('../lobby/kept.ts');
  await (await openKeptStore())?.saveSession(undefined);
  await leaveBehind('perya-u-77');
  const { renewPlayer } = await import('./session.ts');
  await resume();
  await renewPlayer(aUser());
  const names = (await Dexie.getDatabaseNames()).filter((name) => name.includes('-u-'));
  expect([names.length, names.includes('perya-u-77')]).toEqual([1, false]);
});

test('whose row of the session cannot be read is known all the same', async () => {
  await signIn();
  const { player, renewPlayer } = await import('./session.ts');
  await resume();
  Reflect.set(IDBObjectStore.prototype, 'get', function (this: IDBObjectStore, ...input: unknown[]) {
    if (this.name === 'session') throw new DOMException('A page that is gone holds it', 'TimeoutError');
    return whole.apply(this, input);
  });
  await renewPlayer(aUser({ nickname: 'Ana' }));
  await settle();
  expect(player.value?.user.nickname).toBe('Ana');
});
