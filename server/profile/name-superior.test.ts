import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { agents } from '#contract/agents.ts';
import { SUPERIOR } from '#contract/errcodes.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findOrInsertShortLink } from '../sql/queries/short-links.ts';

withDatabase((database) => {
  const kit = playKit(database);
  beforeAll(async () => void (await aPlayer(kit.db())));

  const name = (pid: string | number) => kit.post(agents.agentFill.path, { pid });
  const superior = async () => (await kit.refresh())['pid'] as unknown;
  /** One who was here before the player of the test. */
  const earlier = async () => {
    const others = kit.db().selectFrom('player').selectAll().where('id', '<', kit.playerId());
    return others.orderBy('id', 'desc').executeTakeFirstOrThrow();
  };

  test('the superior is named by invite code in any spelling, or by id, once', async () => {
    const { id, invite_code } = await earlier();
    expect(await name(invite_code.toLowerCase())).toMatchObject({ errcode: 0, pid: id });
    expect(await superior()).toBe(id);
    expect(await name(id)).toMatchObject({ errcode: SUPERIOR.alreadySet });
  });

  test('an id does as well as a code', async () => {
    const { id } = await earlier();
    expect(await name(String(id))).toMatchObject({ errcode: 0, pid: id });
  });

  test('a link that was shared names who has shared it, short or long, of this lobby alone', async () => {
    const origin = 'http://localhost';
    const by = async (pid: string) => {
      const headers = { ...kit.headers(), origin, 'idempotency-key': randomUUID() };
      return (await kit.server().call(agents.agentFill.path, { pid }, headers)).json() as Promise<object>;
    };
    const { id, invite_code } = await earlier();
    const long = `/register?inviteCode=${invite_code}&pid=${id}`;
    const link = { code: 'abcd2345', playerId: id, path: long, now: kit.clock.now() };
    const short = `/s/${await findOrInsertShortLink(kit.db(), link, 30)}`;
    for (const foreign of [`http://other.example${short}`, `${origin}.evil.example${long}`, `${origin}/s/unknown1`]) {
      expect(await by(foreign)).toMatchObject({ errcode: SUPERIOR.notFound });
    }
    for (const own of [short, long, `/lobby/home?pid=${id}`, `/register?inviteCode=&pid=${id}`]) {
      expect(await by(`${origin}${own}`)).toMatchObject({ errcode: 0, pid: id });
      await kit.db().updateTable('player').set({ pid: null }).where('id', '=', kit.playerId()).execute();
    }
  });

  test('nobody is the superior of themselves, nor of one who was here before them', async () => {
    const later = await aPlayer(kit.db());
    expect(await name(kit.playerId())).toMatchObject({ errcode: SUPERIOR.yourself });
    expect(await name(later.invite_code)).toMatchObject({ errcode: SUPERIOR.joinedLater });
    expect(await superior()).toBe('');
  });

  test.each([
    ['no code of anybody', 'NOBODY88'],
    ['an id of nobody', '999999999'],
    ['more digits than an id has', '9'.repeat(60)],
  ])('%s names nobody', async (_what, pid) => {
    expect(await name(pid)).toMatchObject({ errcode: SUPERIOR.notFound });
  });

  test('codes are not tried for as long as one likes', async () => {
    const codes: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push((await name(`NOBODY${tries}`))['errcode'] as number);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => SUPERIOR.notFound));
    expect(codes[10]).toBe(SUPERIOR.tooOften);
  });

  test('of two names at once, one is taken', async () => {
    const { id, invite_code } = await earlier();
    const codes = (await Promise.all([name(id), name(invite_code)])).map(({ errcode }) => errcode as number);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, SUPERIOR.alreadySet]);
  });

  test('bets count for the superior from the next day on, and from today where nothing was bet', async () => {
    const { id } = await earlier();
    const own = kit.db().selectFrom('player').select('pid_from').where('id', '=', kit.playerId());
    await kit.bet(await kit.wallet().visit(kit.playerId()), 5_000);
    expect(await name(id)).toMatchObject({ errcode: 0 });
    expect(await own.executeTakeFirst()).toEqual({ pid_from: '2026-11-21' });
    await kit.db().updateTable('player').set({ pid: null, bet: 0 }).where('id', '=', kit.playerId()).execute();
    expect(await name(id)).toMatchObject({ errcode: 0 });
    expect(await own.executeTakeFirst()).toEqual({ pid_from: '2026-11-20' });
  });
});
