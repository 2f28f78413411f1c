import { expect, test } from 'vitest';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { isNewProof } from '../rules/proof-age.ts';
import { ageProofs } from './age-proofs.ts';

withDatabase((database) => {
  test('what one player proves with is a day old, and what another does is not', async () => {
    const { db } = database.current();
    const now = new Date();
    const [own, other] = [await aPlayer(db), await aPlayer(db)];
    for (const { id } of [own, other]) {
      await db.insertInto('safebox_password').values({ player_id: id, hash: 'hash', set_at: now }).execute();
      await db.updateTable('player').set({ mobile_bound_at: now }).where('id', '=', id).execute();
    }
    await ageProofs({ db, now: () => now }, own.id);
    const areNew = async (playerId: number) => {
      const { set_at, mobile_bound_at } = await db
        .selectFrom('safebox_password')
        .innerJoin('player', 'player.id', 'safebox_password.player_id')
        .select(['set_at', 'mobile_bound_at'])
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow();
      return [isNewProof(set_at, now), isNewProof(mobile_bound_at, now)];
    };
    expect([await areNew(own.id), await areNew(other.id)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});
