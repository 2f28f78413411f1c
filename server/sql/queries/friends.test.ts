import { expect, test } from 'vitest';
import { aPlayer } from '../../../tests/kit/players.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { listDevices, listQualified } from './friends.ts';
import { rememberDevice } from '../../players/device-store.ts';

const NOW = new Date('2026-11-27T09:00:00Z');

withDatabase((database) => {
  const db = () => database.current().db;

  test('a friend may count who is active, has bound a phone and has put in enough, and was brought by one of these', async () => {
    const [ana, ben, other] = [await aPlayer(db()), await aPlayer(db()), await aPlayer(db())];
    let phones = 0;
    const friendOf = async (pid: number, more: object = {}) => {
      const mobile = `91700001${String((phones += 1)).padStart(2, '0')}`;
      return (await aPlayer(db(), { pid, mobile, total_recharge: 10_000, ...more })).id;
    };
    const first = await friendOf(ana.id);
    await friendOf(ana.id, { status: 'disabled' });
    await friendOf(ana.id, { mobile: null });
    await friendOf(ana.id, { total_recharge: 9_999 });
    await friendOf(other.id);
    const second = await friendOf(ben.id);
    const ids = async (most: number) =>
      (await listQualified(db(), [ana.id, ben.id], { deposited: 10_000, most })).map(({ id }) => id);
    expect(await ids(10)).toEqual([first, second]);
    expect(await ids(1)).toEqual([first]);
  });

  test('devices are those of the players who are asked about', async () => {
    const [ana, ben] = [(await aPlayer(db())).id, (await aPlayer(db())).id];
    for (const [playerId, mark] of [
      [ana, 'phone'],
      [ben, 'laptop'],
    ] as const) {
      await rememberDevice(db(), { playerId, mark, now: NOW }, 10);
    }
    expect(await listDevices(db(), [ana])).toEqual([{ player_id: ana, mark: 'phone' }]);
  });
});
