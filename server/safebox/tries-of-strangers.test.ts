import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { safeboxAt, safeboxByStrangers } from '../players/tries.ts';
import { countTries } from '../sql/queries/tries.ts';
import { forgetSafeboxTries } from './prove-safebox.ts';

const NOW = new Date('2026-11-20T04:00:00Z');

withDatabase((database) => {
  const db = () => database.current().db;

  test('who resets the password with a code is kept out by no tries that strangers have used up before', async () => {
    const [player, other] = [await aPlayer(db()), await aPlayer(db())];
    const isFull = async (of: { id: number }) => !(await countTries(db(), [safeboxByStrangers(of)], NOW));
    for (const of of [player, other]) {
      for (let tries = 0; !(await isFull(of)); tries += 1) if (tries > 1_000) throw new Error('there is a limit');
    }
    const network = '203.0.113.7';
    await countTries(db(), [safeboxAt(player, network)], NOW);
    await forgetSafeboxTries({ db: db(), player, fingerprint: randomUUID(), network, now: NOW });
    expect([await isFull(player), await isFull(other)]).toEqual([false, true]);
  });
});
