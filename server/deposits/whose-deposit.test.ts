import { expect, test } from 'vitest';
import { depositOf, openBankKit, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readBalance } from '../ledger/balance.ts';
import { readWager } from '../ledger/wager.ts';
import { writeSettings } from '../sql/queries/settings.ts';

withDatabase((database) => {
  const kit = playKit(database);

  test('what one player has put in is theirs alone: nothing of another player changes', async () => {
    const db = kit.db();
    await writeSettings(db, QR_ONLY);
    const { id: other } = await aPlayer(db, { total_recharge: 70_000 });
    const rechargeOf = async (id: number) =>
      (await db.selectFrom('player').select('total_recharge').where('id', '=', id).executeTakeFirstOrThrow())
        .total_recharge;
    const of = async (id: number) => [await rechargeOf(id), await readBalance(db, id), await readWager(db, id)];
    const before = await of(other);
    const orderId = String((await kit.post(...depositOf(50_000)))['orderId']);
    await openBankKit(kit.server()).say({ orderId, amount: 50_000, outcome: 'paid' });
    expect(await rechargeOf(kit.playerId())).toBe(50_000);
    expect(await of(other)).toEqual(before);
  });
});
