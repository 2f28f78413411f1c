import { expect, test } from 'vitest';
import { insertGames } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { slotModels } from '../provider/engines/slot/slot-models.ts';
import { alignGames } from './align-games.ts';

withDatabase((database) => {
  test('a list that says something else is put right, once', async () => {
    const { db } = database.current();
    await insertGames(db, 3);
    expect(await alignGames(db)).toBe(3);
    const said = await db.selectFrom('game').select(['rtp_bp', 'kind']).execute();
    const known = Object.values(slotModels).map(({ rtpBp }) => rtpBp);
    for (const { rtp_bp, kind } of said) {
      expect(known).toContain(rtp_bp);
      expect(kind).toBe('slot');
    }
    expect(await alignGames(db)).toBe(0);
  });
});
