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
      const passkey = { public_key: Buffer.alloc(1), counter: 0, transports: '[]', name: 'Phone', created_at: now };
      await db
        .insertInto('passkey')
        .values({ id: `of ${id}`, player_id: id, ...passkey })
        .execute();
      await db.updateTable('player').set({ mobile_bound_at: now }).where('id', '=', id).execute();
    }
    await ageProofs({ db, now: () => now }, own.id);
    const areNew = async (playerId: number) => {
      const { set_at, mobile_bound_at, created_at } = await db
        .selectFrom('safebox_password')
        .innerJoin('player', 'player.id', 'safebox_password.player_id')
        .innerJoin('passkey', 'passkey.player_id', 'player.id')
        .select(['set_at', 'mobile_bound_at', 'passkey.created_at'])
        .where('player.id', '=', playerId)
        .executeTakeFirstOrThrow();
      return [set_at, mobile_bound_at, created_at].map((since) => isNewProof(since, now));
    };
    expect([await areNew(own.id), await areNew(other.id)]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
  });
});
