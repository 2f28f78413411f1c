/** What is kept of how players sign in: nobody’s is read, ended or forgotten for another, and each has its time. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { at, twoPlayers } from '../../../tests/kit/two-players.ts';
import type { NewRow } from '../tables.ts';
import { countCodeTry, findCode, replaceCode, useCode } from './codes.ts';
import { forgetDevices, isKnownDevice, rememberDevice } from '../../players/device-store.ts';
import { countTry, forgetTries, uncountTry } from './tries.ts';
import {
  insertPasskey,
  listPasskeys,
  olderPasskeysOf,
  touchPasskey,
  useChallenge,
  insertChallenge,
} from './passkeys.ts';
import { findSettled, settleCode, takeCode } from '../../social/social-store.ts';
import { endSessionBegunBy, endSessions, insertSession, listSessions, touchSession } from './sessions.ts';
import { ask } from '../question.ts';

const MOST = 20;

withDatabase((database) => {
  const db = () => database.current().db;
  const who = twoPlayers(database);

  describe('sessions', () => {
    const begin = (playerId: number, more: Partial<NewRow<'session'>> = {}, most = MOST) => {
      const row = {
        player_id: playerId,
        token_hash: randomBytes(32),
        fingerprint: 'a-phone',
        device: 'Chrome on Android',
        created_at: at(0),
        last_seen_at: at(0),
        begun_by: null,
      };
      return insertSession(db(), { ...row, ...more }, most);
    };
    const sessionsOf = (playerId: number) =>
      listSessions(db(), playerId, { seenAfter: at(-60), createdAfter: at(-60) });

    test('a player reads their own, those in use, and none that is too old', async () => {
      await begin(who.ben);
      await begin(who.ana, { device: 'used' });
      await begin(who.ana, { device: 'unused', created_at: at(-30), last_seen_at: at(-30) });
      await begin(who.ana, { device: 'old', created_at: at(-40), last_seen_at: at(1) });
      const read = async (seenAfter: Date, createdAfter: Date) =>
        (await listSessions(db(), who.ana, { seenAfter, createdAfter })).map(({ device }) => device);
      expect(await read(at(-60), at(-60))).toEqual(['old', 'used', 'unused']);
      expect(await read(at(-20), at(-60))).toEqual(['old', 'used']);
      expect(await read(at(-60), at(-35))).toEqual(['used', 'unused']);
    });

    test('who ends all of theirs, or all but one, ends nobody else’s', async () => {
      for (const playerId of [who.ana, who.ana, who.ben]) await begin(playerId);
      const [kept] = await sessionsOf(who.ana);
      expect(await endSessions(db(), { playerId: who.ana, exceptId: String(kept?.id), now: at(1) })).toBe(1);
      expect(await endSessions(db(), { playerId: who.ana, now: at(1) })).toBe(1);
      expect([(await sessionsOf(who.ana)).length, (await sessionsOf(who.ben)).length]).toEqual([0, 1]);
    });

    test('one too many makes the player’s own oldest go', async () => {
      await begin(who.ben, { created_at: at(-9) });
      for (const minute of [1, 2, 3]) await begin(who.ana, { created_at: at(minute), last_seen_at: at(minute) }, 2);
      expect((await sessionsOf(who.ana)).map(({ created_at }) => created_at)).toEqual([at(3), at(2)]);
      expect(await sessionsOf(who.ben)).toHaveLength(1);
    });

    test('a sign-in that is made again takes away what it began, of that player and by that key, unless it was used', async () => {
      const key = randomUUID();
      const other = randomUUID();
      await begin(who.ana, { begun_by: key });
      await begin(who.ana, { begun_by: key, last_seen_at: at(1) });
      await begin(who.ana, { begun_by: other });
      await begin(who.ben, { begun_by: key });
      await endSessionBegunBy(db(), { playerId: who.ana, key, now: at(2) });
      const left = await sessionsOf(who.ana);
      expect(left.map((one) => [one.begun_by, one.last_seen_at])).toEqual([
        [key, at(1)],
        [other, at(0)],
      ]);
      expect(await sessionsOf(who.ben)).toHaveLength(1);
    });

    test('a use that is noted late takes no later one back', async () => {
      await begin(who.ana, { last_seen_at: at(5) });
      await begin(who.ana, { device: 'another' });
      const [latest] = await sessionsOf(who.ana);
      await touchSession(db(), String(latest?.id), at(3));
      expect((await sessionsOf(who.ana)).map(({ last_seen_at }) => last_seen_at)).toEqual([at(5), at(0)]);
      await touchSession(db(), String(latest?.id), at(7));
      expect((await sessionsOf(who.ana)).map(({ last_seen_at }) => last_seen_at)).toEqual([at(7), at(0)]);
    });
  });

  describe('known devices', () => {
    const know = (playerId: number, mark: string, minute = 0, most = MOST) =>
      rememberDevice(db(), { playerId, mark, now: at(minute) }, most);
    const isKnown = (playerId: number | undefined, mark: string | undefined, since = at(-60)) =>
      isKnownDevice(db(), { playerId, mark }, since);

    test('a device is known to the player who has used it, by its own mark, and for its time', async () => {
      await know(who.ana, 'phone');
      await know(who.ben, 'laptop');
      expect(await isKnown(who.ana, 'phone')).toBe(true);
      expect([
        await isKnown(who.ben, 'phone'),
        await isKnown(who.ana, 'laptop'),
        await isKnown(who.ana, 'other'),
      ]).toEqual([false, false, false]);
      expect(await isKnown(who.ana, 'phone', at(0))).toBe(false);
      expect([await isKnown(undefined, 'phone'), await isKnown(who.ana, undefined)]).toEqual([false, false]);
    });

    test('one too many makes the player’s own oldest unknown, and who forgets theirs forgets nobody else’s', async () => {
      for (const mark of ['one', 'two', 'three']) await know(who.ben, mark);
      for (const [minute, mark] of ['one', 'two', 'three'].entries()) await know(who.ana, mark, minute, 2);
      expect([await isKnown(who.ana, 'one'), await isKnown(who.ana, 'two'), await isKnown(who.ben, 'one')]).toEqual([
        false,
        true,
        true,
      ]);
      await forgetDevices(db(), who.ana);
      expect([await isKnown(who.ana, 'two'), await isKnown(who.ben, 'two')]).toEqual([false, true]);
    });
  });

  describe('codes', () => {
    const send = (mobile: string, from: string, codeHash: Buffer) =>
      replaceCode(db(), {
        mobile,
        asked_from: from,
        purpose: 'join',
        salt: randomBytes(16),
        code_hash: codeHash,
        sent_at: at(0),
        next_at: at(1),
        expires_at: at(10),
      });

    test('a code that was used opens nothing once more, and counts no try', async () => {
      const [mobile, codeHash] = ['9170000001', randomBytes(32)];
      await send(mobile, 'here', codeHash);
      const use = () => useCode(db(), { mobile, codeHash, key: undefined, now: at(2) });
      expect([await use(), await use()]).toEqual([true, false]);
      expect(await countCodeTry(db(), { mobile, from: 'here' }, 5, at(2))).toBeUndefined();
    });

    test('a code belongs to its number, and to the place that has asked for it', async () => {
      const [mine, other, codeHash] = ['9170000002', '9170000003', randomBytes(32)];
      await send(mine, 'here', codeHash);
      await send(mine, 'there', randomBytes(32));
      await send(other, 'here', codeHash);
      expect(await useCode(db(), { mobile: mine, codeHash, key: undefined, now: at(2) })).toBe(true);
      const used = async (mobile: string, from: string) => Boolean((await findCode(db(), { mobile, from }))?.used_at);
      expect([await used(mine, 'here'), await used(mine, 'there'), await used(other, 'here')]).toEqual([
        true,
        false,
        false,
      ]);
    });

    test('a try that is given back, or forgotten, leaves other limits as they are, and none is below nothing', async () => {
      const key = randomUUID();
      const limit = (scope: string, name = key) => ({ scope, key: name, most: 1, windowMs: 60_000, doublings: 0 });
      const others = [limit('texts', randomUUID()), limit('passwords')];
      for (const one of [limit('texts'), ...others]) await countTry(db(), one, at(0));
      await uncountTry(db(), limit('texts'));
      await uncountTry(db(), limit('texts'));
      expect(await countTry(db(), limit('texts'), at(0))).toBe(true);
      expect(await countTry(db(), limit('texts'), at(0))).toBe(false);
      for (const one of others) expect(await countTry(db(), one, at(0))).toBe(false);
      // Forgotten, it begins anew, and again it does so alone.
      await forgetTries(db(), limit('texts'));
      expect(await countTry(db(), limit('texts'), at(0))).toBe(true);
      for (const one of others) expect(await countTry(db(), one, at(0))).toBe(false);
    });
  });

  describe('passkeys', () => {
    const add = (playerId: number, minute: number) => {
      const id = randomUUID();
      const row = {
        id,
        player_id: playerId,
        public_key: randomBytes(65),
        counter: 0,
        transports: '[]',
        name: 'A phone',
      };
      return insertPasskey(db(), { ...row, created_at: at(minute), last_used_at: null }, MOST).then(() => id);
    };

    test('those from before a moment are counted of their player alone', async () => {
      await add(who.ben, 1);
      for (const minute of [1, 5]) await add(who.ana, minute);
      const count = async (before: Date) => (await ask(db(), olderPasskeysOf(db(), who.ana, before))).count;
      expect([await count(at(0)), await count(at(1)), await count(at(5))]).toEqual([0, 1, 2]);
    });

    test('a use is noted with the passkey that was used', async () => {
      const first = await add(who.ana, 1);
      await add(who.ana, 2);
      await touchPasskey(db(), first, 7, at(9));
      expect((await listPasskeys(db(), who.ana)).map((one) => [one.counter, one.last_used_at])).toEqual([
        [7, at(9)],
        [0, null],
      ]);
    });

    test('what was signed to sign in proves no withdrawal', async () => {
      const asked = { challenge: randomUUID(), purpose: 'sign-in', player_id: null, used_key: null } as const;
      await insertChallenge(db(), { ...asked, created_at: at(0) }, at(-60));
      const answer = { challenge: asked.challenge, playerId: null, key: randomUUID(), askedAfter: at(-5) };
      expect(await useChallenge(db(), { ...answer, purpose: 'withdraw' })).toBe(0);
      expect(await useChallenge(db(), { ...answer, purpose: 'sign-in' })).toBe(1);
    });
  });

  test('a code of another site signs in whom it has signed in, and only by the request that brought it', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    const [first, second] = [randomBytes(32), randomBytes(32)];
    for (const codeHash of [first, second]) await takeCode(db(), { codeHash, key, now: at(0) });
    await settleCode(db(), first, who.ana);
    await settleCode(db(), second, who.ben);
    const found = async (codeHash: Buffer, by: string) => (await findSettled(db(), { codeHash, key: by }))?.id;
    expect([await found(first, key), await found(second, key), await found(first, other)]).toEqual([
      who.ana,
      who.ben,
      undefined,
    ]);
  });
});
