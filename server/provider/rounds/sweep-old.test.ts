import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { GAMES, newKey, openProviderKit, type ProviderKit, START } from '../../../tests/kit/provider.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { livePhase } from '../live/live-clock.ts';
import { rollsOf } from '../live/live-rolls.ts';
import { sweepOld } from './sweep-old.ts';

withDatabase((database) => {
  let kit: ProviderKit;

  beforeAll(async () => {
    kit = await openProviderKit(database.current().db);
  });
  beforeEach(() => kit.renew());

  const sessions = () =>
    kit.desk.db.selectFrom('provider_session').select('token_hash').where('player_id', '=', kit.playerId).execute();
  const daysLater = (days: number): void => {
    kit.now = new Date(START.getTime() + days * DAY_MS);
  };

  test('a visit that is over for more than eight days goes, and its rounds stay', async () => {
    await kit.visit(GAMES.slot);
    await kit.ask('spin', { key: newKey(), stake: 2_000 });
    daysLater(7.9);
    await sweepOld(kit.desk);
    expect(await sessions()).toHaveLength(1);
    daysLater(8.1);
    await sweepOld(kit.desk);
    expect(await sessions()).toEqual([]);
    expect(await kit.rounds()).toHaveLength(1);
  });

  test('a visit whose round is not settled stays as long as that takes', async () => {
    await kit.visit(GAMES.slot);
    kit.cuts.set('win', 'lost');
    await kit.ask('spin', { key: newKey(), stake: 2_000 });
    daysLater(30);
    await sweepOld(kit.desk);
    expect(await sessions()).toHaveLength(1);
  });

  test('old dice go, but not those that a bet still waits for', async () => {
    await kit.visit(GAMES.table);
    const { number } = livePhase(kit.now);
    await kit.ask('join', { key: newKey(), bets: { red: 1_000 }, number });
    const { db, random } = kit.desk;
    const [, waitedFor] = await rollsOf(db, GAMES.table, [number - 1, number], random);
    daysLater(8.1);
    await rollsOf(db, GAMES.table, [livePhase(kit.now).number], random);
    await sweepOld(kit.desk);
    const kept = await db.selectFrom('provider_live_roll').selectAll().orderBy('number').execute();
    expect(kept.map(({ number: one }) => one)).toEqual([number, livePhase(kit.now).number]);
    expect(kept[0]?.dice).toEqual(waitedFor);
  });
});
