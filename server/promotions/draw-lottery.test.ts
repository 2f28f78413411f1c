import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { whileHeld } from '../../tests/kit/held-lock.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { lockAccounts, sharedAccountId } from '../ledger/lock-accounts.ts';
import { sweepLottery } from './draw-lottery.ts';

withDatabase((database) => {
  const kit = playKit(database);
  promotionKit(kit, ACTIVITY_TYPES.weekendLottery, { prizes: [7_000, 3_000], betPerTicket: 10_000, mostTickets: 10 });
  const { db } = kit;
  const sweep = () => sweepLottery({ db: db(), now: () => kit.clock.now() });

  async function addPlayers(count: number): Promise<number[]> {
    const rows = Array.from({ length: count }, () => {
      const word = randomUUID().replaceAll('-', '').slice(0, 12);
      return { account: word, account_type: 2, nickname: word, invite_code: word, created_at: kit.clock.now() };
    });
    return (await db().insertInto('player').values(rows).returning('id').execute()).map(({ id }) => id);
  }

  test('all winners’ money is locked before the house pays the first', async () => {
    await sweep();
    // Sixteen apart, so the house pays both from one account.
    const many = await addPlayers(17);
    const [first = 0, last = 0] = [many[0], many[16]];
    for (const id of [first, last]) {
      await lockAccounts(db(), id, ['cash']);
      await db().insertInto('play_day').values({ player_id: id, day: '2026-11-18', bet: 50_000 }).execute();
    }
    kit.pass(24 * 60);
    const share = sharedAccountId('promo-expense', last);
    await whileHeld(db(), {
      hold: (held) => lockAccounts(held, last, ['cash']),
      other: sweep,
      look: (held) => held.selectFrom('account').select('id').where('id', '=', share).forUpdate().noWait().execute(),
    });
    expect(await db().selectFrom('lottery_winner').select('player_id').execute()).toHaveLength(2);
  });
});
