import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { MAIL } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { COIN_SOURCES } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { setClosed } from '#server/ledger/books.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { readWager } from '#server/ledger/wager.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { type NewLetter, writeLetter, writeReceipt } from './letter-store.ts';

const COIN = { id: REWARD_ITEMS.coin, count: 2_000, betRate: 3 };
const POINTS = { id: REWARD_ITEMS.points, count: 500, betRate: 0 };
const DAY = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;

  const write = async (letter: Partial<NewLetter> = {}): Promise<number> =>
    (await writeLetter(db(), {
      playerId: playerId(),
      kind: 0,
      title: 'Hello',
      content: 'Welcome.',
      now: START,
      ...letter,
    })) ?? 0;
  const list = (asked: object = {}) => post(mail.getMail2.path, asked);
  const ids = async (asked: object = {}) => ((await list(asked))['list'] as { id: number }[]).map(({ id }) => id);
  const reds = async () => {
    const { red0, red1, red2, hasMail } = await post(mail.hasMailUnread.path);
    return [red0, red1, red2, hasMail];
  };
  const receive = (id: number, key?: string) => post(mail.receiveMail.path, { id }, key);
  const has = async () => {
    const { coin, lottery } = await kit.refresh();
    return { coin, lottery };
  };

  test('[MAIL-01] letters are listed newest first, by kind and by the page, with what is inside', async () => {
    const first = await write({ content: '<p>Hi</p>', expiresAt: new Date(START.getTime() + 1_000) });
    const reward = await write({ kind: 1, rewards: [COIN, POINTS] });
    const last = await write({ kind: 2 });
    expect(await ids()).toEqual([last, reward, first]);
    expect(await ids({ kind: 1 })).toEqual([reward]);
    expect(await ids({ page: 2, pageSize: 2 })).toEqual([first]);
    const { list: rows, total } = await list();
    expect(total).toBe(3);
    expect(rows[1]).toMatchObject({ kind: 1, isRead: 0, isReceived: 0, expireTime: 0, rewardList: [COIN, POINTS] });
    expect(rows[2]).toMatchObject({
      content: '<p>Hi</p>',
      expireTime: START.getTime() + 1_000,
      createTime: START.getTime(),
    });
  });

  test('[MAIL-02, MAIL-03] red0, red1 and red2 count what is unread of each kind, and any of it gives hasMail', async () => {
    expect(await reds()).toEqual([0, 0, 0, 0]);
    const id = await write({ kind: 1 });
    await write({ kind: 1 });
    expect(await reds()).toEqual([0, 2, 0, 1]);
    const { red0, red1, red2 } = await list({ kind: 2 });
    expect([red0, red1, red2]).toEqual([0, 2, 0]);
    expect((await post(mail.getMailDetail.path, { id }))['mail']).toMatchObject({ id, isRead: 1 });
    expect(await reds()).toEqual([0, 1, 0, 1]);
  });

  test('what is inside is given once, whatever is tapped and however often it is sent', async () => {
    const id = await write({ kind: 1, rewards: [COIN, POINTS] });
    const before = await has();
    const key = randomUUID();
    const answers = await Promise.all([receive(id, key), receive(id, key), receive(id), receive(id)]);
    const codes = answers.map((answer) => answer['errcode'] as number);
    expect(codes.filter((code) => code === MAIL.received).length).toBeGreaterThan(0);
    expect(codes.every((code) => code === 0 || code === MAIL.received)).toBe(true);
    const given = answers.find(({ errcode }) => errcode === 0);
    expect(given).toMatchObject({
      coin: before.coin + 2_000,
      lottery: before.lottery + 500,
      rewardList: [COIN, POINTS],
    });
    expect(await has()).toEqual({ coin: before.coin + 2_000, lottery: before.lottery + 500 });
    expect((await readWager(db(), playerId())).required).toBe(6_000);
    expect(await reds()).toEqual([0, 0, 0, 0]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('coin out of a letter is told in the records as a reward that came by mail', async () => {
    const id = await write({ rewards: [COIN] });
    await receive(id);
    const { list: movements } = await post(records.appUserCoinDetail.path, {});
    expect((movements as object[])[0]).toMatchObject({ amount: 2_000, activity: 'Mail', source: COIN_SOURCES.mail });
  });

  test('nothing is given by a letter without a reward, after its time, or of another player', async () => {
    const before = await has();
    const late = await write({ rewards: [COIN], expiresAt: new Date(START.getTime() + DAY * 60_000) });
    const foreign = await write({ rewards: [COIN], playerId: (await aPlayer(db(), {})).id });
    kit.pass(DAY);
    expect((await receive(await write()))['errcode']).toBe(MAIL.nothingInside);
    expect((await receive(late))['errcode']).toBe(MAIL.expired);
    expect((await receive(foreign))['errcode']).toBe(MAIL.notFound);
    expect((await post(mail.getMailDetail.path, { id: foreign }))['errcode']).toBe(MAIL.notFound);
    expect((await post(mail.delMail.path, { id: foreign }))['errcode']).toBe(MAIL.notFound);
    expect(await has()).toEqual(before);
  });

  test('a letter is deleted once, and not while something inside can be received', async () => {
    const del = async (id: number) => (await post(mail.delMail.path, { id }))['errcode'] as number;
    const id = await write({ rewards: [COIN] });
    expect(await del(id)).toBe(MAIL.unclaimed);
    await receive(id);
    expect([await del(id), await del(id)]).toEqual([0, 0]);
    expect(await ids()).toEqual([]);
    expect((await receive(id))['errcode']).toBe(MAIL.notFound);
    const late = await write({ rewards: [COIN], expiresAt: START });
    expect(await del(late)).toBe(0);
    expect(await reds()).toEqual([0, 0, 0, 0]);
  });

  test('a letter of one source is written once for a player, also when they have deleted it', async () => {
    const id = await write({ source: 'welcome' });
    await post(mail.delMail.path, { id });
    expect(await write({ source: 'welcome' })).toBe(0);
    expect(await ids()).toEqual([]);
  });

  test('the oldest receipt makes way for a new one, and never another letter; none is unread, collected or written twice', async () => {
    const news = await write({ source: 'news' });
    const gift = await write({ kind: 1, rewards: [COIN], source: 'gift' });
    const receipt = async (source: string) => {
      const letter = { playerId: playerId(), kind: 1, title: source, content: 'Yours.', rewards: [COIN] };
      await inTransaction(db(), (own) =>
        writeReceipt(own, { ...letter, values: { name: 'Gift' }, source, now: START }),
      );
    };
    for (let count = 1; count <= 25; count++) await receipt(`receipt ${count}`);
    await receipt('receipt 25');
    const shown = (await list({ pageSize: 50 }))['list'] as { id: number; title: string }[];
    const newest = Array.from({ length: 10 }, (_, at) => `receipt ${25 - at}`);
    expect(shown.map(({ title }) => title)).toEqual([...newest, 'Hello', 'Hello']);
    expect(shown.slice(-2).map(({ id }) => id)).toEqual([gift, news]);
    expect(await reds()).toEqual([1, 1, 0, 1]);
    const { id = 0 } = shown[0] ?? {};
    expect((await receive(id))['errcode']).toBe(MAIL.received);
    expect((await post(mail.delMail.path, { id }))['errcode']).toBe(0);
    expect(await ids({ pageSize: 50 })).toEqual(shown.slice(1).map((one) => one.id));
  });

  test('while the books do not agree nothing inside is given, and it is there once they do', async () => {
    const id = await write({ kind: 1, rewards: [COIN] });
    const before = await has();
    await setClosed(db(), true, START);
    expect(await receive(id)).toMatchObject({ errcode: PROTOCOL_ERRORS.booksClosed.errcode });
    await setClosed(db(), false, START);
    expect(await has()).toEqual(before);
    expect(await receive(id)).toMatchObject({ errcode: 0 });
  });
});
