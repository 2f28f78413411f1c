import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { must } from '#shared/assert.ts';
import { sendLogTo } from '#shared/log.ts';
import { waysOf } from '../../tests/kit/claim-ways.ts';
import { QR_ONLY } from '../../tests/kit/deposits.ts';
import { cutEverywhere, rowsOf } from '../../tests/kit/cut-off.ts';
import { type Act, isDone, moneyPaths, PATH_OFFER, type PathPurse } from '../../tests/kit/money-paths.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { isLong } from '../../tests/kit/runs.ts';
import { openSealer } from '../../tests/kit/seal.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer } from '../../tests/kit/withdrawals.ts';
import { PROMOTIONS } from '../promotions/all.ts';
import { changePlay } from '../sandbox/staged-play.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { readBalance } from './balance.ts';
import { findMismatches } from './find-mismatches.ts';

const POINTS = 500;

/** The promotion and the claim that stand for each kind; the long run tries all. */
const ONE_OF_EACH_KIND: Readonly<Record<string, string>> = {
  christmas: 'appChristmasUserReceive',
  ladder: 'a deposit',
  agent: 'agent3Exchange',
  'invite-spin': 'actInviteUserSpin',
  'agent-count': 'agent4Lottery',
  'weekend-lottery': 'the draw',
};

withEachDatabase((database) => {
  const kit = playKit(database);
  const { db, clock, playerId } = kit;
  let sealer: ((password: string) => string) | undefined;
  const seal = (password: string) => must(sealer, 'the database is open')(password);

  beforeAll(async () => {
    sendLogTo(() => {});
    sealer = await openSealer(db());
  });
  beforeEach(async () => {
    await writeSettings(db(), {
      ...QR_ONLY,
      passwordLengthMin: 8,
      points: { perHundredPesos: 150, offers: [PATH_OFFER] },
      coupons: { days: 7, betRate: 3 },
    });
    await kit.server().services.configAnswers.renew();
    await aWithdrawer(db(), clock.now(), playerId());
    await changePlay(kit.server().services, playerId(), { points: POINTS });
  });

  const purse = async (): Promise<PathPurse> => ({
    cash: await readBalance(db(), playerId()),
    held: await readBalance(db(), playerId(), 'withdrawal-hold'),
    safebox: await readBalance(db(), playerId(), 'safebox'),
    points: await readBalance(db(), playerId(), 'points'),
  });

  const PATHS = moneyPaths(kit, seal);

  const posted = async () => {
    const own = db().selectFrom('txn').select('kind').where('player_id', '=', playerId());
    return (await own.orderBy('id').execute()).map(({ kind }) => kind);
  };

  test.each(PATHS)('$name is done whole or not at all, and once', async ({ ready, brings, isInSteps }) => {
    const act = await ready();
    const before = await purse();
    const look = isInSteps ? purse : () => rowsOf(db(), playerId());
    const statements = await cutEverywhere({ act, look });
    expect(statements).toBeGreaterThan(2);
    const after = Object.entries(await purse()) as [keyof PathPurse, number][];
    const moved = after.map(([of, amount]) => [of, amount - before[of]]).filter(([, by]) => by !== 0);
    expect(Object.fromEntries(moved)).toEqual(brings);
    const rows = await rowsOf(db(), playerId());
    await act();
    expect(await rowsOf(db(), playerId())).toEqual(rows);
    expect(await findMismatches(db())).toEqual([]);
  });

  const ALL_CLAIMS = PROMOTIONS.flatMap((one) =>
    Object.entries(waysOf(one).ways).map(([claim, way]) => ({
      name: one.name,
      type: one.type,
      claim,
      way,
      figures: waysOf(one).figures,
    })),
  );
  const CLAIMS = ALL_CLAIMS.filter(({ name, claim }) => isLong || ONE_OF_EACH_KIND[name] === claim);

  test('the claim that stands for its kind is there', () => {
    expect(CLAIMS.length).toBeGreaterThanOrEqual(Object.keys(ONE_OF_EACH_KIND).length);
  });

  describe.each(CLAIMS)('$name', ({ type, claim, way, figures }) => {
    const trial = promotionKit(kit, type, figures);

    test(`${claim} is given whole or not at all, and once`, async () => {
      const [give, key] = [await way.ready({ kit, trial }), randomUUID()];
      const before = await posted();
      // A bank and a sweep say it in words of their own.
      const act: Act = async () => {
        const told = await give(key).catch(() => ({ errcode: PROTOCOL_ERRORS.fault.errcode }));
        return 'errcode' in told ? isDone(told) : way.isSweep === true || told['result'] === 'taken';
      };
      const look = way.isSweep ? posted : () => rowsOf(db(), playerId());
      expect(await cutEverywhere({ act, look, isSweep: way.isSweep ?? false })).toBeGreaterThan(5);
      expect((await posted()).slice(before.length).toSorted()).toEqual(way.posts);
      expect(await findMismatches(db())).toEqual([]);
    });
  });
});
