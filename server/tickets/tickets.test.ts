import { MOST_OPEN_TICKETS, MOST_TICKET_LETTERS } from '#contract/ticket-rules.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TICKET } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { tickets } from '#contract/tickets.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { answerTicket } from './answer-ticket.ts';

const DAY = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;

  const ask = async (more: object = {}, key?: string) =>
    post(tickets.openTicket.path, { subject: 1, content: 'Where is my deposit?', ...more }, key);
  const asked = async (more: object = {}): Promise<number> => (await ask(more))['ticket'].id as number;
  const write = (id: number, content = 'And now?') => post(tickets.writeInTicket.path, { id, content });
  const answer = (ticketId: number, content = 'Here it is.', isClosed?: boolean) =>
    answerTicket(db(), { ticketId, content, isClosed, now: kit.clock.now() });
  const list = async () => (await post(tickets.getTickets.path))['list'];
  const unread = async () => (await post(mail.hasMailUnread.path))['ticketUnread'];
  const codeOf = async (answered: Promise<Record<string, unknown>>) => (await answered)['errcode'];

  const picture = async (owner: number | null = playerId()) => {
    const path = `${randomUUID().replaceAll('-', '')}.jpg`;
    await db()
      .insertInto('upload_key')
      .values({ kid: 'k', key: Buffer.alloc(32), created_at: START })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const fingerprint = owner === null ? 'another-device' : 'device-one-0001';
    const row = { path, player_id: owner, fingerprint, slot: 1, size_bytes: 1, sha256: '', kid: 'k' };
    await db()
      .insertInto('upload')
      .values({ ...row, created_at: START, claimed_at: null })
      .execute();
    return path;
  };

  test('a question is told with its letters, newest first, and what customer service answers', async () => {
    const first = await asked({ reference: 'PD-4F7A-91C2-0BD3', diagnosis: 'Version: 1' });
    const second = await asked({ subject: 3, content: 'A game stopped.' });
    await answer(first);
    await write(first, 'Thank you.');
    const [newest, older] = await list();
    expect(newest).toMatchObject({ id: second, subject: 3, reference: '', isClosed: 0, createTime: START.getTime() });
    expect(older).toMatchObject({ id: first, subject: 1, reference: 'PD-4F7A-91C2-0BD3' });
    expect(older.letterList.map((one: Record<string, unknown>) => [one['isService'], one['content']])).toEqual([
      [0, 'Where is my deposit?'],
      [1, 'Here it is.'],
      [0, 'Thank you.'],
    ]);
  });

  test('a question that is sent twice under one key is there once', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([ask({}, key), ask({}, key)]);
    expect(one).toEqual(other);
    expect(await list()).toHaveLength(1);
  });

  test('an answer is unread until the player has seen that very letter', async () => {
    const id = await asked();
    expect(await unread()).toBe(0);
    await answer(id);
    expect(await unread()).toBe(1);
    const seen = (await list())[0].letterList.at(-1).id;
    await answer(id, 'One thing more.');
    await post(tickets.readTicket.path, { id, letterId: seen });
    expect(await unread()).toBe(1);
    await post(tickets.readTicket.path, { id, letterId: seen + 1_000 });
    expect(await unread()).toBe(0);
    // A phone that was offline says late what it has seen before.
    await post(tickets.readTicket.path, { id, letterId: seen });
    expect(await unread()).toBe(0);
    await answer(id, 'And one more.');
    expect(await unread()).toBe(1);
  });

  test('a player has only so many questions open at a time, also of those that are asked at once', async () => {
    const all = await Promise.all(Array.from({ length: MOST_OPEN_TICKETS + 3 }, () => ask()));
    const codes = all.map((one) => one['errcode'] as number);
    expect(codes.filter((code) => code === 0)).toHaveLength(MOST_OPEN_TICKETS);
    expect(codes.filter((code) => code === TICKET.tooManyOpen)).toHaveLength(3);
    const [{ id }] = await list();
    expect(await codeOf(post(tickets.closeTicket.path, { id }))).toBe(0);
    expect(await codeOf(ask())).toBe(0);
  });

  test('ten questions a day, thirty letters an hour and twenty in one question are enough', async () => {
    for (let count = 0; count < 10; count++) await post(tickets.closeTicket.path, { id: await asked() });
    expect(await codeOf(ask())).toBe(TICKET.tooOften);
    kit.pass(DAY + 1);
    const [one, other] = [await asked(), await asked()];
    for (let count = 1; count < MOST_TICKET_LETTERS; count++) expect(await codeOf(write(one))).toBe(0);
    expect(await codeOf(write(one))).toBe(TICKET.full);
    for (let count = MOST_TICKET_LETTERS; count <= 30; count++) expect(await codeOf(write(other))).toBe(0);
    expect(await codeOf(write(other))).toBe(TICKET.tooOften);
  });

  test('what customer service answers takes none of the player’s twenty letters', async () => {
    const id = await asked();
    for (let count = 1; count < MOST_TICKET_LETTERS; count++) {
      await answer(id);
      expect(await codeOf(write(id))).toBe(0);
    }
    expect(await codeOf(write(id))).toBe(TICKET.full);
  });

  test('a closed question takes no letter until customer service opens it again', async () => {
    const id = await asked();
    await answer(id, 'Done.', true);
    expect((await list())[0].isClosed).toBe(1);
    expect(await codeOf(write(id))).toBe(TICKET.closed);
    await answer(id, '', false);
    expect(await codeOf(write(id))).toBe(0);
  });

  test('a question that is closed or read is that one alone: the others stay as they were', async () => {
    const [one, other] = [await asked(), await asked({ subject: 3 })];
    await answer(one);
    await answer(other);
    expect(await unread()).toBe(2);
    const seen = (await list()).find(({ id }: { id: number }) => id === one).letterList.at(-1).id;
    await post(tickets.readTicket.path, { id: one, letterId: seen });
    expect(await unread()).toBe(1);
    await post(tickets.closeTicket.path, { id: one });
    const told = (await list()).map(({ id, isClosed }: { id: number; isClosed: number }) => [id, isClosed]);
    expect(told).toEqual([
      [other, 0],
      [one, 1],
    ]);
    expect(await codeOf(write(other))).toBe(0);
  });

  test('pictures are taken with the letter that names them, and no others than the player’s own', async () => {
    const own = [await picture(), await picture()];
    const id = await asked({ pictures: own });
    expect((await list())[0].letterList[0].pictureList).toEqual(own);
    const claimed = await db().selectFrom('upload').select('claimed_at').where('path', 'in', own).execute();
    expect(claimed.every(({ claimed_at }) => claimed_at !== null)).toBe(true);
    expect(await codeOf(ask({ pictures: [await picture(null)] }))).toBe(TICKET.unknownPicture);
    const stranger = await aPlayer(db(), {});
    const foreign = await picture(stranger.id);
    expect(await codeOf(ask({ pictures: [foreign] }))).toBe(TICKET.unknownPicture);
    expect(await codeOf(post(tickets.writeInTicket.path, { id, content: 'x', pictures: [foreign] }))).toBe(
      TICKET.unknownPicture,
    );
    expect(await codeOf(ask({ pictures: [own[0], own[0], own[0], own[0]] }))).not.toBe(0);
  });

  test('nobody reads, writes in or closes a question of another player', async () => {
    const stranger = await aPlayer(db(), {});
    const foreign = { player_id: stranger.id, subject: 0, reference: '', diagnosis: '', created_at: START };
    const { id } = await db()
      .insertInto('ticket')
      .values({ ...foreign, closed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await list()).toEqual([]);
    expect(await codeOf(write(id))).toBe(TICKET.notFound);
    expect(await codeOf(post(tickets.readTicket.path, { id, letterId: 1 }))).toBe(TICKET.notFound);
    expect(await codeOf(post(tickets.closeTicket.path, { id }))).toBe(TICKET.notFound);
  });
});
