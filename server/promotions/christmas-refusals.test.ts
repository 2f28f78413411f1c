/** Why a claim before the tree is refused, at every edge. Nothing is given and nothing is marked by it. */
import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { sendLogTo } from '#shared/log.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { christmasKit, codesOf, EXTRA } from '../../tests/kit/christmas.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const COIN = 100_000;

withDatabase((database) => {
  const kit = christmasKit(database);
  const { db, inMinutes, run, read, sign, open, receive, openExtra, coin, given, signFor } = kit;
  const claims = [sign, () => open(1), () => receive(1), () => openExtra()] as const;

  const expectAll = async (code: number) => {
    expect(codesOf(await Promise.all(claims.map((claim) => claim())))).toEqual([code, code, code, code]);
    expect([await coin(), await given()]).toEqual([COIN, 0]);
  };

  test('refused before it starts, to the millisecond', async () => {
    await run(1, null);
    await expectAll(CLAIM.notStarted);
    kit.clock.moveTo(60_000 - 1);
    expect(await sign()).toMatchObject({ errcode: CLAIM.notStarted });
    kit.clock.moveTo(60_000);
    expect(await sign()).toMatchObject({ errcode: 0 });
  });

  test('refused from the moment it is over', async () => {
    await run(null, 1);
    kit.clock.moveTo(60_000 - 1);
    expect(await sign()).toMatchObject({ errcode: 0 });
    kit.clock.moveTo(60_000);
    await expectAll(CLAIM.ended);
    expect(await read()).toMatchObject({ errcode: 0, signDays: 1, endTime: inMinutes(1).getTime() / 1000 });
  });

  test('refused to a player on a time-out, until it ends', async () => {
    await run(null, null);
    await kit.post(games.takeBreak.path, { minutes: 24 * 60 });
    await expectAll(CLAIM.notEligible);
    kit.pass(24 * 60);
    expect(await sign()).toMatchObject({ errcode: 0 });
  });

  test('refused where the operator runs none', async () => {
    await db().deleteFrom('activity').execute();
    await expectAll(CLAIM.ended);
    // A page that is opened by its address reads that it is over, and the same a minute later.
    const today = beginningOf(dayInManila(inMinutes(0).getTime())).getTime() / 1000;
    expect(await read()).toMatchObject({ startTime: 0, endTime: today });
    kit.clock.moveTo(60_000);
    expect(await read()).toMatchObject({ startTime: 0, endTime: today });
  });

  test('refused while it is set wrongly, for as long as nobody puts it right', async () => {
    const lines: unknown[] = [];
    sendLogTo((...line) => lines.push(line));
    await run(null, null, { season: '2026', gifts: [] });
    await expectAll(CLAIM.ended);
    expect(JSON.stringify(lines)).toContain('a promotion is set wrongly');
    await run(null, null, { season: '2026' });
    expect(await sign()).toMatchObject({ errcode: 0 });
  });

  test('refused while the books disagree, and nothing is marked', async () => {
    sendLogTo(() => undefined);
    await signFor(1);
    const setHouse = async (balance: number) => {
      await db().updateTable('account').set({ balance }).where('kind', '=', 'house').where('share', '=', 0).execute();
      await kit.server().services.auditor.audit();
    };
    await setHouse(1);
    const { errcode } = PROTOCOL_ERRORS.booksClosed;
    expect(codesOf(await Promise.all(claims.map((claim) => claim())))).toEqual([errcode, errcode, errcode, errcode]);
    await setHouse(0);
    expect(await sign()).toMatchObject({ errcode: 0, state: { signDays: 2 } });
  });

  test('refused for a gift that there is not, is closed, or is taken', async () => {
    expect(
      codesOf(await Promise.all([open(0), open(EXTRA), open(1_000), receive(0), receive(EXTRA), openExtra(12)])),
    ).toEqual(Array.from({ length: 6 }, () => CLAIM.unknown));
    expect(await open(1)).toMatchObject({ errcode: CLAIM.notEnough });
    expect(await receive(1)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await openExtra()).toMatchObject({ errcode: CLAIM.notYet });
    await sign();
    expect(await sign()).toMatchObject({ errcode: CLAIM.received });
    await open(1);
    expect(await open(1)).toMatchObject({ errcode: CLAIM.received });
    expect(await open(2)).toMatchObject({ errcode: CLAIM.notEnough });
    await receive(1);
    expect(await receive(1)).toMatchObject({ errcode: CLAIM.received });
  });
});
