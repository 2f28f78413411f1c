import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { insertPasskey } from '../sql/queries/passkeys.ts';

const NO_WAY = { password_hash: null, mobile: null, line_subject: null };

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;
  const set = (columns: object) => db().updateTable('player').set(columns).where('id', '=', playerId()).execute();
  const remove = (id: string) => post(security.removePasskey.path, { id });
  async function aPasskey(): Promise<string> {
    const id = randomUUID();
    const passkey = { id, public_key: Buffer.alloc(1), counter: 0, transports: '[]', name: 'Phone' };
    await insertPasskey(db(), { ...passkey, player_id: playerId(), created_at: kit.clock.now() }, 10);
    return id;
  }

  beforeEach(() => set(NO_WAY));

  test('the last passkey of a player who has no other way in stays', async () => {
    const [first, second] = [await aPasskey(), await aPasskey()];
    expect(await remove(first)).toMatchObject({ errcode: 0, passkeys: [{ id: second }] });
    expect(await remove(second)).toMatchObject({ errcode: SIGN_IN.notEligible });
    // One that is gone already is not the last one.
    expect(await remove(first)).toMatchObject({ errcode: 0, passkeys: [{ id: second }] });
  });

  test.each([
    ['a password', () => ({ password_hash: 'theirs' })],
    ['a phone', () => ({ mobile: `9${String(playerId()).padStart(9, '0')}` })],
    ['an account at another site', () => ({ line_subject: `line ${playerId()}` })],
  ])('it goes where %s is left', async (_way, columns) => {
    const id = await aPasskey();
    expect(await remove(id)).toMatchObject({ errcode: SIGN_IN.notEligible });
    await set(columns());
    expect(await remove(id)).toMatchObject({ errcode: 0, passkeys: [] });
  });

  test('who unlinks another site and removes the last passkey at once does one of them, and still comes in', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await set({ ...NO_WAY, line_subject: `line ${playerId()}` });
      await db().deleteFrom('passkey').where('player_id', '=', playerId()).execute();
      const id = await aPasskey();
      const told = await Promise.all([post(security.unlinkSocial.path), remove(id)]);
      const errcodes = told.map(({ errcode }) => Number(errcode));
      expect(errcodes.toSorted((one, other) => one - other)).toEqual([0, SIGN_IN.notEligible]);
    }
  });
});
