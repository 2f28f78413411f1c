import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { session } from '#contract/session.ts';
import { aFriend } from '../../tests/kit/invites.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { openSignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { knowDevice } from '../players/known-devices.ts';
import { listValidFriends, readFriends, readInviter } from './friends.ts';
import { noteWhereFrom } from '../players/sign-up-place.ts';

const aMark = (): string => randomBytes(16).toString('hex');

withDatabase((database) => {
  const kit = playKit(database);
  const { db, playerId } = kit;
  const now = new Date('2026-11-20T12:00:00Z');
  const valid = () => listValidFriends(db(), playerId());

  test('a friend counts with a bound phone and ₱100 put in, and nobody else’s friend does', async () => {
    const counts = await aFriend(db(), playerId());
    await aFriend(db(), playerId(), { mobile: null });
    await aFriend(db(), playerId(), { total_recharge: 9_999 });
    await aFriend(db(), (await aPlayer(db())).id);
    expect(await valid()).toEqual([counts]);
    expect(await readInviter(db(), playerId())).toMatchObject({ friendCount: 3, validIds: [counts] });
  });

  test('a friend who logs in on the player’s device, or signed up on it, does not count', async () => {
    const [mark, other] = [aMark(), aMark()];
    await knowDevice(db(), playerId(), { fingerprint: mark, now });
    await db().insertInto('sign_up_place').values({ player_id: playerId(), mark: other, network: null }).execute();
    const here = await aFriend(db(), playerId());
    expect(await valid()).toEqual([here]);
    await knowDevice(db(), here, { fingerprint: mark, now });
    await aFriend(db(), playerId(), { mark });
    await aFriend(db(), playerId(), { mark: other });
    expect(await valid()).toEqual([]);
  });

  test('a friend who signed up on the player’s own network and day does not count, and one of another day does', async () => {
    const at = (day: string) => new Date(`2026-11-${day}T04:00:00Z`);
    await db().insertInto('sign_up_place').values({ player_id: playerId(), mark: null, network: 'home' }).execute();
    await db()
      .updateTable('player')
      .set({ created_at: at('20') })
      .where('id', '=', playerId())
      .execute();
    await aFriend(db(), playerId(), { network: 'home', created_at: at('20') });
    const later = await aFriend(db(), playerId(), { network: 'home', created_at: at('21') });
    const elsewhere = await aFriend(db(), playerId(), { network: 'other', created_at: at('20') });
    expect(await valid()).toEqual([later, elsewhere]);
  });

  test('a page of friends is masked, the newest first, and says who counts', async () => {
    const first = await aFriend(db(), playerId(), { nickname: 'Maria Clara', mobile: '9181234567', vip: 2 });
    await aFriend(db(), playerId(), { nickname: 'Ibarra', mobile: null });
    expect(await readFriends(db(), playerId(), { page: 2, pageSize: 1 })).toEqual({
      list: [expect.objectContaining({ id: first, nickname: 'M****a', phone: '0918****567', level: 2, isValid: true })],
      total: 2,
    });
    expect(await readFriends(db(), playerId(), { page: 1, pageSize: 1 })).toMatchObject({
      list: [{ nickname: 'I****a', phone: '', isValid: false }],
    });
  });

  test('who signs up by the shared address is a friend, and the device is noted', async () => {
    const { inviteCode, shareUrl } = await readInviter(db(), playerId());
    expect(shareUrl).toBe(`/register?inviteCode=${inviteCode}&pid=${playerId()}`);
    const { seal, post } = await openSignUpKit(kit.server());
    const form = { account: `f${randomBytes(5).toString('hex')}`.slice(0, 10), password: seal('perya-test-88') };
    const fingerprint = aMark();
    const { appUser } = await post(session.accountRegist.path, { ...form, inviteCode }, { fingerprint });
    expect((await readFriends(db(), playerId(), { page: 1, pageSize: 5 })).list).toMatchObject([{ id: appUser.id }]);
    expect(await placeOf(appUser.id)).toEqual({ player_id: appUser.id, mark: fingerprint, network: null });
  });

  test('a network is noted by what it hashes to, and what is no mark as none', async () => {
    await noteWhereFrom(db(), playerId(), { fingerprint: 'a guess', network: '203.0.113.7' });
    const place = await placeOf(playerId());
    expect(place).toMatchObject({ mark: null, network: expect.stringMatching(/^[\w-]{24}$/) });
  });

  const placeOf = (id: number) =>
    db().selectFrom('sign_up_place').selectAll().where('player_id', '=', id).executeTakeFirst();
});
