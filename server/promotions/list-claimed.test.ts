import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { seasons } from '#contract/seasons.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const type = ACTIVITY_TYPES.christmas;

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, type, { season: 'a', bulbsPerGift: 1 });
  const claimed = (more: object = {}) => kit.post(account.getClaimed.path, more);

  test('all that a player has claimed is told by the page, the newest first, when it does not run any more too', async () => {
    await kit.post(seasons.appChristmasUserSign.path);
    kit.pass(1);
    await kit.post(seasons.appChristmasUserOpen.path, { propId: 3 });
    const { id } = await aPlayer(kit.db());
    const other = { player_id: id, type, mark: 'a open 1', at: kit.clock.now() };
    await kit.db().insertInto('activity_mark').values(other).execute();
    await trial.stop();
    expect(await claimed()).toMatchObject({
      total: 2,
      list: [
        { type, mark: 'a open 3' },
        { type, mark: 'a sign 2026-11-20' },
      ],
    });
    expect(await claimed({ page: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ mark: 'a sign 2026-11-20' }] });
  });
});
