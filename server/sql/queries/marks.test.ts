/** What promotions remember of a player: of each promotion and season by itself. */
import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { at, twoPlayers } from '../../../tests/kit/two-players.ts';
import { addMark, listDatedMarks, listMarks } from './activities.ts';
import { addReceived, readReceived } from '../../agents/agent-store.ts';
import { listExchanges } from '../../promotions/list-exchanges.ts';

const WHEEL = 2;
const FESTIVAL = 9;

withDatabase((database) => {
  const db = () => database.current().db;
  const who = twoPlayers(database);

  beforeEach(() => db().deleteFrom('activity_mark').execute());

  const mark = (playerId: number, type: number, season: string, word: string, minute = 0) =>
    addMark(db(), { playerId, type, season, mark: word, now: at(minute) });

  test('marks are read of a player, a promotion and a season', async () => {
    await mark(who.ana, WHEEL, 'spring', 'day 1');
    await mark(who.ana, WHEEL, 'spring', 'spin 1', 1);
    await mark(who.ana, WHEEL, 'spring', 'day 2', 2);
    await mark(who.ana, WHEEL, 'summer', 'day 3');
    await mark(who.ana, FESTIVAL, 'spring', 'day 4');
    await mark(who.ben, WHEEL, 'spring', 'day 5');
    const whose = { playerId: who.ana, type: WHEEL, season: 'spring' };
    expect((await listMarks(db(), whose)).toSorted()).toEqual(['day 1', 'day 2', 'spin 1']);
    const dated = await listDatedMarks(db(), whose, 'day');
    expect(dated).toEqual([
      { mark: 'spring day 2', at: at(2) },
      { mark: 'spring day 1', at: at(0) },
    ]);
  });

  test('what friends have brought is added up by player, promotion and part', async () => {
    for (const amount of [100, 50])
      await addReceived(db(), { playerId: who.ana, type: WHEEL, part: '2026-11', amount });
    await addReceived(db(), { playerId: who.ana, type: WHEEL, part: 'invites', amount: 7 });
    await addReceived(db(), { playerId: who.ana, type: FESTIVAL, part: '2026-12', amount: 900 });
    await addReceived(db(), { playerId: who.ben, type: WHEEL, part: '2026-10', amount: 800 });
    const read = await readReceived(db(), { playerId: who.ana, type: WHEEL });
    expect(Object.fromEntries(read)).toEqual({ '2026-11': 150, invites: 7 });
  });

  test('exchanges of everybody are those of one promotion, without what else it has marked, the newest first', async () => {
    await mark(who.ana, WHEEL, 'spring', 'exchange 1', 1);
    await mark(who.ben, WHEEL, 'spring', 'exchange 2', 2);
    await mark(who.ana, WHEEL, 'spring', 'day 1', 3);
    await mark(who.ana, FESTIVAL, 'spring', 'exchange 3', 4);
    const marks = async (most: number) => (await listExchanges(db(), WHEEL, most)).map((one) => one.mark);
    expect(await marks(10)).toEqual(['spring exchange 2', 'spring exchange 1']);
    expect(await marks(1)).toEqual(['spring exchange 2']);
  });
});
