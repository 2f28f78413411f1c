import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { KYC_STATUS } from '#contract/money-enums.ts';
import { KYC, WALLET } from '#contract/errcodes.ts';
import { kyc } from '#contract/kyc.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { aWithdrawer } from '../../tests/kit/withdrawals.ts';
import type { NewRow } from '../sql/tables.ts';

const DEVICE = 'device-one-0001';

withDatabase((database) => {
  const kit = playKit(database);
  const { post, playerId } = kit;
  const db = () => database.current().db;

  beforeAll(async () => {
    const key = { kid: 'k', key: Buffer.alloc(32), created_at: new Date() };
    await db().insertInto('upload_key').values(key).execute();
  });

  /** As `uploadKyc` leaves it. */
  async function aPicture(slot: number, changes: Partial<NewRow<'upload'>> = {}): Promise<string> {
    const path = randomUUID();
    const row = { path, slot, size_bytes: 1, sha256: '', kid: 'k', created_at: kit.clock.now() };
    await db()
      .insertInto('upload')
      .values({ ...row, player_id: playerId(), fingerprint: 'elsewhere', ...changes })
      .execute();
    return path;
  }
  const fourPictures = () => Promise.all([1, 2, 3, 4].map((slot) => aPicture(slot)));

  const sendId = (paths: readonly string[], key?: string) =>
    post(kyc.addKyc.path, { idCardImage: paths.join(',') }, key);
  const sendIncome = (sourceOfIncomePath1: string) => post(kyc.addKyc.path, { sourceOfIncomePath1 });
  const read = () => post(kyc.kyc.path);
  const player = () => db().selectFrom('player').selectAll().where('id', '=', playerId()).executeTakeFirstOrThrow();
  const set = (columns: object) => db().updateTable('player').set(columns).where('id', '=', playerId()).execute();
  const claimed = async () =>
    (
      await db()
        .selectFrom('upload')
        .select('path')
        .where('player_id', '=', playerId())
        .where('claimed_at', 'is not', null)
        .execute()
    )
      .map(({ path }) => path)
      .toSorted();

  test('a player who has handed nothing in is told so, with the day until which it must be done', async () => {
    const due = new Date('2026-11-23T12:00:00Z');
    await set({ kyc_due_at: due });
    expect(await read()).toMatchObject({
      errcode: 0,
      status: KYC_STATUS.none,
      incomeStatus: KYC_STATUS.none,
      reason: '',
      deadline: due.getTime(),
      path1: '',
    });
  });

  test('four pictures are taken, become the player’s, and are being looked at', async () => {
    const paths = await fourPictures();
    const answer = await sendId(paths);
    expect(answer).toMatchObject({ errcode: 0, status: KYC_STATUS.reviewing });
    const [path1, path2, path3, path4] = paths;
    const state = { status: KYC_STATUS.reviewing, reason: '', path1, path2, path3, path4, sourceOfIncomePath1: '' };
    expect(answer['state']).toMatchObject(state);
    expect(await read()).toMatchObject(state);
    expect(await claimed()).toEqual(paths.toSorted());
  });

  test('pictures that the device sent before anybody logged in are taken as well', async () => {
    const guests = { player_id: null, fingerprint: DEVICE };
    const paths = await Promise.all([1, 2, 3, 4].map((slot) => aPicture(slot, guests)));
    const headers = { ...kit.headers(), fingerprint: DEVICE, 'idempotency-key': randomUUID() };
    const answer = await kit.server().call(kyc.addKyc.path, { idCardImage: paths.join(',') }, headers);
    expect(await answer.json()).toMatchObject({ errcode: 0, status: KYC_STATUS.reviewing });
    expect(await claimed()).toEqual(paths.toSorted());
  });

  describe('nothing is taken, and nothing changes,', () => {
    test.each([
      ['without any picture', async () => ({})],
      ['of the page’s word for too few pictures', async () => ({ idCardImage: '1' })],
      ['of three pictures', async () => ({ idCardImage: (await fourPictures()).slice(1).join(',') })],
      [
        'of one picture in two places',
        async () => {
          const [first = '', ...others] = await fourPictures();
          return { idCardImage: [first, first, ...others.slice(1)].join(',') };
        },
      ],
    ])('%s', async (_what, body) => {
      expect(await post(kyc.addKyc.path, await body())).toMatchObject({ errcode: KYC.missing });
      expect([(await player()).kyc_state, await claimed()]).toEqual(['none', []]);
    });

    test.each([
      ['with a picture of another player', async () => ({ player_id: (await aPlayer(db())).id })],
      ['with a picture of another device', async () => ({ player_id: null, fingerprint: 'another-device' })],
    ])('%s', async (_what, owner) => {
      const paths = [...(await fourPictures()).slice(1), await aPicture(4, await owner())];
      expect(await sendId(paths)).toMatchObject({ errcode: KYC.unknownPath });
      expect(await sendIncome(paths[3] ?? '')).toMatchObject({ errcode: KYC.unknownPath });
      expect(await player()).toMatchObject({ kyc_state: 'none', id_card_image: '', income_state: 'none' });
      expect(await claimed()).toEqual([]);
    });

    test('with a picture that there is not', async () => {
      const paths = [...(await fourPictures()).slice(1), 'nothing.jpg'];
      expect(await sendId(paths)).toMatchObject({ errcode: KYC.unknownPath });
    });

    test.each([
      ['reviewing', KYC.reviewing],
      ['approved', KYC.alreadyApproved],
    ] as const)('while the ID is %s', async (state, errcode) => {
      await set({ kyc_state: state, id_card_image: 'a,b,c,d' });
      expect(await sendId(await fourPictures())).toMatchObject({ errcode });
      expect(await player()).toMatchObject({ kyc_state: state, id_card_image: 'a,b,c,d' });
      expect(await claimed()).toEqual([]);
    });
  });

  test('is taken once: the same key is told the same, and of ten sent at once nine are refused', async () => {
    const paths = await fourPictures();
    const key = randomUUID();
    const first = await sendId(paths, key);
    expect(await sendId(paths, key)).toEqual(first);
    await set({ kyc_state: 'rejected', kyc_reason: 'Blurred.' });
    const sets = await Promise.all(Array.from({ length: 10 }, fourPictures));
    const answers = await Promise.all(sets.map((one) => sendId(one)));
    const taken = answers.flatMap(({ errcode }, at) => (errcode === 0 ? [sets[at]] : []));
    expect(taken).toHaveLength(1);
    expect((await player()).id_card_image).toBe(taken[0]?.join(','));
  });

  test('while papers are looked at it is told when each were handed in, and no longer after that', async () => {
    const idAt = kit.clock.now().getTime();
    await sendId(await fourPictures());
    kit.pass(60);
    expect(await sendIncome(await aPicture(1))).toMatchObject({
      state: { sentAt: idAt, incomeSentAt: idAt + 3_600_000 },
    });
    await set({ kyc_state: 'approved', income_state: 'rejected' });
    expect(await read()).toMatchObject({ sentAt: 0, incomeSentAt: 0 });
  });

  test('proof of income comes alone, whatever the ID is, and again', async () => {
    for (const state of ['none', 'reviewing', 'approved', 'rejected'] as const) {
      await set({ kyc_state: state });
      const path = await aPicture(1);
      expect(await sendIncome(path)).toMatchObject({ errcode: 0, state: { incomeStatus: KYC_STATUS.reviewing } });
      expect(await read()).toMatchObject({ sourceOfIncomePath1: path });
      expect((await player()).kyc_state).toBe(state);
    }
  });

  const toSandbox = (path: string, type: string, body: string) => {
    const headers = { 'content-type': type, origin: 'http://perya.test' };
    return kit.server().app.fetch(new Request(`http://perya.test${path}`, { method: 'POST', headers, body }));
  };
  const change = async (set: object) =>
    (
      await toSandbox('/sandbox/player', 'application/json', JSON.stringify({ account: String(playerId()), set }))
    ).json();
  const press = (value: string, reason = '') => {
    const form = new URLSearchParams({ do: 'player', account: String(playerId()), value, reason });
    return toSandbox('/sandbox', 'application/x-www-form-urlencoded', form.toString());
  };

  test('who looks at it says why not; the next pictures take the reason away, and are approved', async () => {
    await sendId(await fourPictures());
    expect(await change({ kycState: 'rejected', kycReason: 'The ID is cut off.' })).toMatchObject({
      kycState: 'rejected',
    });
    expect(await read()).toMatchObject({ status: KYC_STATUS.refused, reason: 'The ID is cut off.' });
    expect(await sendId(await fourPictures())).toMatchObject({ state: { status: KYC_STATUS.reviewing, reason: '' } });
    await change({ kycState: 'approved' });
    expect(await read()).toMatchObject({ status: KYC_STATUS.approved, reason: '', deadline: 0 });
  });

  test('why proof of income was rejected is told too, and the ID stays as it is', async () => {
    await sendIncome(await aPicture(1));
    await change({ incomeState: 'rejected', incomeReason: 'It is of last year.' });
    expect(await read()).toMatchObject({
      status: KYC_STATUS.none,
      incomeStatus: KYC_STATUS.refused,
      incomeReason: 'It is of last year.',
    });
    await sendIncome(await aPicture(1));
    expect(await read()).toMatchObject({ incomeStatus: KYC_STATUS.reviewing, incomeReason: '' });
  });

  test('the buttons of the control page do the same', async () => {
    await sendId(await fourPictures());
    await sendIncome(await aPicture(1));
    await press('reject', 'The ID is cut off.');
    await press('rejectIncome', 'It is of last year.');
    expect(await read()).toMatchObject({ reason: 'The ID is cut off.', incomeReason: 'It is of last year.' });
    await press('verify');
    await press('verifyIncome');
    expect(await read()).toMatchObject({ status: KYC_STATUS.approved, incomeStatus: KYC_STATUS.approved });
  });

  test('a withdrawal asks for it until it is approved', async () => {
    await aWithdrawer(db(), kit.clock.now(), playerId());
    await set({ kyc_state: 'none' });
    const reasons = async () => (await post(wallet.getExchange.path))['reasonList'];
    expect(await reasons()).toEqual([WALLET.needsKyc]);
    await sendId(await fourPictures());
    expect(await reasons()).toEqual([WALLET.needsKyc]);
    expect(await kit.refresh()).toMatchObject({ hasKyc: false });
    await change({ kycState: 'approved' });
    expect(await reasons()).toEqual([]);
    expect(await kit.refresh()).toMatchObject({ hasKyc: true });
  });
});
