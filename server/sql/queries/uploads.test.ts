import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aPlayer } from '../../../tests/kit/players.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { at } from '../../../tests/kit/two-players.ts';
import { deleteUnclaimed, deleteUploads, findCurrentKey, findKey, findUpload } from './uploads.ts';

withDatabase((database) => {
  const db = () => database.current().db;

  beforeEach(async () => {
    await db().deleteFrom('upload').execute();
    await db().deleteFrom('upload_key').execute();
    for (const [kid, retired_at] of [
      ['of before', at(0)],
      ['of now', null],
    ] as const) {
      await db()
        .insertInto('upload_key')
        .values({ kid, key: randomBytes(32), created_at: at(0), retired_at })
        .execute();
    }
  });

  /** Claimed or not yet. */
  async function aPicture(claimedAt: Date | null, minute = 0): Promise<string> {
    const path = randomUUID();
    const file = { fingerprint: 'a-phone', slot: 1, size_bytes: 10, sha256: 'a'.repeat(64), kid: 'of now' };
    const player_id = (await aPlayer(db())).id;
    await db()
      .insertInto('upload')
      .values({ path, player_id, ...file, created_at: at(minute), claimed_at: claimedAt })
      .execute();
    return path;
  }
  const areThere = async (...paths: string[]) => {
    const found = await Promise.all(paths.map((path) => findUpload(db(), path)));
    return found.map((row) => row !== undefined);
  };

  test('what a form has named is deleted by nobody who cleans up, file or row', async () => {
    const [claimed, loose] = [await aPicture(at(1)), await aPicture(null)];
    const removed: string[] = [];
    await deleteUploads(db(), [claimed, loose], async (path) => void removed.push(path));
    expect([removed, await areThere(claimed, loose)]).toEqual([[loose], [true, false]]);
  });

  test('the sweep takes what nobody has named for its time, and leaves the rest', async () => {
    const [claimed, loose, young] = [await aPicture(at(1)), await aPicture(null), await aPicture(null, 5)];
    const removed: string[] = [];
    expect(await deleteUnclaimed(db(), at(3), async (path) => void removed.push(path))).toBe(1);
    expect([removed, await areThere(claimed, loose, young)]).toEqual([[loose], [true, false, true]]);
  });

  test('what a form names while the sweep is under way stays', async () => {
    const all = [await aPicture(null), await aPicture(null)].toSorted();
    const removed: string[] = [];
    await deleteUnclaimed(db(), at(3), async (path) => {
      removed.push(path);
      await db()
        .updateTable('upload')
        .set({ claimed_at: at(4) })
        .where('path', '=', all[1] ?? '')
        .execute();
    });
    expect([removed, await areThere(...all)]).toEqual([all.slice(0, 1), [false, true]]);
  });

  test('a new picture is sealed with the key of now, and one from before is opened with its own', async () => {
    expect((await findCurrentKey(db()))?.kid).toBe('of now');
    for (const kid of ['of before', 'of now']) expect((await findKey(db(), kid))?.kid).toBe(kid);
    expect(await findKey(db(), 'of nobody')).toBeUndefined();
  });
});
