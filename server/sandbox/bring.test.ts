/** A table made from the promotions: the sandbox brings one player into each state of each, and the product's own calls say so. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { session } from '#contract/session.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { setLimits } from '../play/limits.ts';
import { PROMOTIONS } from '../promotions/all.ts';
import { writeSettings } from '../sql/queries/settings.ts';

/** They have nothing to be received. */
const WITHOUT = ['vip', 'out-link'];
const WITH = PROMOTIONS.filter(({ name }) => !WITHOUT.includes(name));

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;
  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    await db().deleteFrom('activity').execute();
    await db().deleteFrom('activity_config').execute();
    await writeSettings(db(), { socialMedia: [{ name: 'Facebook', url: 'https://facebook.example/perya' }] });
    // A new player, for what is for new players alone.
    await db().updateTable('player').set({ created_at: kit.clock.now() }).where('id', '=', playerId()).execute();
  });

  const send = (init: RequestInit) =>
    kit.server().app.fetch(new Request('http://perya.test/sandbox/activities', { method: 'POST', ...init }));
  const order = (body: object) => send({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const bring = async (type: number, state: string, account = String(playerId())) => {
    const reply = await order({ type, account, bring: state });
    return [reply.status, ((await reply.json()) as { error?: string }).error];
  };
  const listed = async () => (await post(activities.getActivityIds.path))['activityMap'] as Record<string, object>;
  /** How much of it is noted, and has moved money or points. */
  async function traces(type: number, name: string): Promise<[marks: number, movements: number]> {
    const marks = await db()
      .selectFrom('activity_mark')
      .select('mark')
      .where('player_id', '=', playerId())
      .where('type', '=', type)
      .execute();
    const movements = await db().selectFrom('txn').select('ref').where('player_id', '=', playerId()).execute();
    return [marks.length, movements.filter(({ ref }) => ref.split(' ').includes(name)).length];
  }

  describe.each(WITH)('$name', ({ type, name, claims }) => {
    const isClaimed = Object.keys(claims).length > 0;

    test('guest, before and ended', async () => {
      expect(await bring(type, 'before')).toEqual([200, undefined]);
      expect(Object.keys(await listed())).not.toContain(String(type));
      expect(await bring(type, 'ended')).toEqual([200, undefined]);
      expect(Object.keys(await listed())).not.toContain(String(type));
      expect(await bring(type, 'guest')).toEqual([200, undefined]);
      expect(await post(session.refreshData.path)).toMatchObject({ code: 401 });
    });

    test('claimable, and then received', async () => {
      expect(await bring(type, 'claimable')).toEqual([200, undefined]);
      expect((await listed())[type]).toMatchObject(isClaimed ? { canReceive: 1 } : {});
      const [marksBefore, movedBefore] = await traces(type, name);
      expect(await bring(type, 'received')).toEqual([200, undefined]);
      const [marks, moved] = await traces(type, name);
      // What is claimed is noted, and what comes by itself stands in the books.
      expect(isClaimed ? marks : moved).toBeGreaterThan(isClaimed ? marksBefore : movedBefore);
      expect(await findMismatches(db())).toEqual([]);
    });
  });

  test.each([
    ['as they are listed', WITH],
    ['the other way round', WITH.toReversed()],
  ])('one player receives all of them, one after the other, %s', async (_order, all) => {
    for (const { type } of all) await order({ type, isOn: true });
    const refused: [string, ...unknown[]][] = [];
    for (const { type, name } of all) {
      for (const state of ['claimable', 'received']) {
        const [status, why] = await bring(type, state);
        if (status !== 200) refused.push([name, why]);
      }
    }
    expect(refused).toEqual([]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('what a player has bought before is what they receive', async () => {
    await order({ type: ACTIVITY_TYPES.firstCharge, isOn: true });
    // A milestone takes a first deposit that buys the second package.
    expect(await bring(ACTIVITY_TYPES.accumulatedRecharge, 'received')).toEqual([200, undefined]);
    expect(await bring(ACTIVITY_TYPES.firstCharge, 'received')).toEqual([200, undefined]);
    expect(await traces(ACTIVITY_TYPES.firstCharge, 'first-charge')).toEqual([2, 1]);
  });

  test('a player of whom the wallet takes no bet is brought no further, and told why', async () => {
    await setLimits(db(), playerId(), { daily_bet: 5_000 });
    const why = 'The wallet takes no bet of 1000 pesos from this player: limitReached.';
    expect(await bring(ACTIVITY_TYPES.weekendLottery, 'claimable')).toEqual([400, why]);
  });

  test('by hand as well; of nobody, of what gives nothing, and of no state it says why', async () => {
    const body = new URLSearchParams({ type: '37', account: String(playerId()), bring: 'received' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    expect((await send({ body, headers })).status).toBe(303);
    expect(await traces(37, 'christmas')).toEqual([3, 1]);
    expect(await bring(37, 'claimable', 'nobody')).toEqual([400, 'There is no such player.']);
    expect(await bring(29, 'claimable')).toEqual([400, 'There is nothing to receive in it.']);
    expect((await bring(37, 'happy'))[0]).toBe(400);
    const page = await kit
      .server()
      .app.fetch(new Request('http://perya.test/sandbox/activities', { headers: { accept: 'text/html' } }));
    const told = await page.text();
    expect(told).toContain('aria-label="claimable: 37"');
    expect(told).not.toContain('aria-label="claimable: 29"');
  });
});
