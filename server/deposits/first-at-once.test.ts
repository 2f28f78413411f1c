import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { depositOf, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { setLimits } from '../play/limits.ts';
import { startSession } from '../players/start-session.ts';
import { writeSettings } from '../sql/queries/settings.ts';

withDatabase((database) => {
  const kit = playKit(database);

  test('the first deposits of a player, all at once, are together within the limit that they have set', async () => {
    const db = kit.db();
    await writeSettings(db, QR_ONLY);
    const { id } = await aPlayer(db);
    await setLimits(db, id, { daily_deposit: 50_000 });
    const place = { fingerprint: 'device-one-0001', device: '', now: START };
    const authorization = `Bearer ${await startSession({ db }, id, place)}`;
    const ask = async () => {
      const headers = { ...kit.headers(), authorization, 'idempotency-key': randomUUID() };
      return ((await (await kit.server().call(...depositOf(50_000), headers)).json()) as { errcode: number }).errcode;
    };
    const ends = await Promise.all(Array.from({ length: 4 }, ask));
    expect(ends.toSorted((one, other) => one - other)).toEqual([0, ...Array(3).fill(WALLET.depositLimit)]);
  });
});
