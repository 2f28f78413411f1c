import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/kit/sql.ts';
import { claimUploads } from './claim.ts';

const now = new Date('2026-11-20T12:00:00Z');
const OURS = 'device-ours-0001';

withDatabase((database) => {
  let playerId: number;
  let otherId: number;

  const insertPlayer = async (account: string): Promise<number> => {
    const row = { account, account_type: 2, nickname: account, invite_code: account, created_at: now };
    const { db } = database.current();
    return (await db.insertInto('player').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };

  beforeAll(async () => {
    const { db } = database.current();
    playerId = await insertPlayer('ours');
    otherId = await insertPlayer('other');
    await db
      .insertInto('upload_key')
      .values({ kid: 'k', key: Buffer.alloc(32), created_at: now })
      .execute();
    const row = { slot: 1, size_bytes: 1, sha256: '', kid: 'k', created_at: now };
    await db
      .insertInto('upload')
      .values([
        { ...row, path: 'a', fingerprint: OURS },
        { ...row, path: 'b', fingerprint: OURS },
        { ...row, path: 'c', fingerprint: 'device-else-0002' },
        { ...row, path: 'd', fingerprint: OURS, player_id: otherId },
        { ...row, path: 'e', fingerprint: 'device-else-0002', player_id: playerId },
      ])
      .execute();
  });

  const claim = (paths: string[], fingerprint = OURS) =>
    claimUploads(database.current().db, paths, playerId, { fingerprint, now });
  const claimed = async () =>
    (await database.current().db.selectFrom('upload').select('path').where('claimed_at', 'is not', null).execute()).map(
      ({ path }) => path,
    );

  test.each([
    ['a picture of another device', ['a', 'c']],
    ['a picture of another player', ['a', 'd']],
    ['a picture that there is not', ['a', 'nothing']],
  ])('%s is not to be claimed, and with it none of the others', async (_what, paths) => {
    expect(await claim(paths)).toBe(false);
    expect(await claimed()).toEqual([]);
  });

  test('what the device or the player sent becomes the player’s, and may be claimed again', async () => {
    expect(await claim(['a', 'b', 'e', 'a'])).toBe(true);
    expect((await claimed()).toSorted()).toEqual(['a', 'b', 'e']);
    expect(await claim(['a', 'b'])).toBe(true);
  });

  test('nobody else can claim it afterwards, even from the same device', async () => {
    expect(await claimUploads(database.current().db, ['a'], otherId, { fingerprint: OURS, now })).toBe(false);
  });
});
