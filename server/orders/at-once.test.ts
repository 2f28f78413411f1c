/** What is said at once, or again, or not quite: each deposit, each word of the bank and each withdrawal counts once. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { BANK_API_PATH, BANK_ID } from '#server/bank-api/protocol.ts';
import { SIGNATURE_HEADERS, signatureHeaders } from '#server/http/signed-message.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import { sendLogTo } from '#shared/log.ts';
import { depositOf, openBankKit, paymentOf } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { advance, aWithdrawer, exchangeOf, makeTestBank } from '../../tests/kit/withdrawals.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const HAS = 100_000;
const AMOUNT = 50_000;
const AT_ONCE = runs(200, 1_000);
/** As many deposits may wait to be paid. */
const MOST_WAITING = 5;
const ASKERS = runs(14, 500);
const FORGERIES = runs(150, 20_000);
const TOLERATED_SECONDS = 5 * 60;
const longTest = { timeout: 3_600_000 };

withEachDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId, server, clock } = kit;

  beforeAll(async () => {
    sendLogTo(() => {});
    await writeSettings(db(), { appRechargeTypeList: [{ id: 1, name: 'QR Ph' }] });
  });
  beforeEach(() => aWithdrawer(db(), clock.now(), playerId()));

  const times = <Value>(count: number, work: () => Promise<Value>): Promise<Value[]> =>
    Promise.all(Array.from({ length: count }, work));
  const ownOf = (table: 'deposit' | 'withdrawal') =>
    db().selectFrom(table).select(['id', 'state']).where('player_id', '=', playerId()).execute();
  const balance = () => readBalance(db(), playerId());
  const orderId = async () => String((await post(...depositOf(AMOUNT)))['orderId']);

  /** A call that finds no place is told so, and is made again with the same key. */
  async function sameAnswers(call: readonly [path: string, body: object]): Promise<unknown> {
    const key = randomUUID();
    const all = await times(AT_ONCE, () => post(...call, key));
    const told = all.filter(({ errcode }) => errcode !== PROTOCOL_ERRORS.busy.errcode);
    const last = await post(...call, key);
    for (const one of told) expect(one).toEqual(last);
    return last;
  }

  test('a deposit is one however often its key is sent at once', longTest, async () => {
    const { orderId: id } = (await sameAnswers(depositOf(AMOUNT))) as { orderId: string };
    expect(await ownOf('deposit')).toEqual([{ id, state: 'waiting' }]);
  });

  test(
    'deposits under keys of their own are at once no more than may wait, and none moves money',
    longTest,
    async () => {
      const all = await times(AT_ONCE, () => post(...depositOf(AMOUNT)));
      const known = [0, WALLET.openDeposits, PROTOCOL_ERRORS.busy.errcode];
      expect(all.filter(({ errcode }) => !known.includes(errcode as number))).toEqual([]);
      const own = await ownOf('deposit');
      expect(own.map(({ id }) => id).toSorted()).toEqual(
        all.flatMap(({ errcode, orderId: id }) => (errcode === 0 ? [String(id)] : [])).toSorted(),
      );
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThanOrEqual(MOST_WAITING);
      expect([own.every(({ state }) => state === 'waiting'), await balance()]).toEqual([true, HAS]);
      expect(await findMismatches(db())).toEqual([]);
    },
  );

  test('a withdrawal is one however often its key is sent at once, and holds its money once', longTest, async () => {
    const { orderId: id } = (await sameAnswers(exchangeOf(AMOUNT))) as { orderId: string };
    expect(await ownOf('withdrawal')).toEqual([{ id, state: 'held' }]);
    expect([await balance(), await readBalance(db(), playerId(), 'withdrawal-hold')]).toEqual([HAS - AMOUNT, AMOUNT]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test.each([
    ['under one id', () => ({ id: randomUUID() })],
    ['each under its own', () => ({})],
  ])('one payment that is told often at once, %s, is credited once', longTest, async (_how, nameIt) => {
    const bank = openBankKit(server());
    const word = { orderId: await orderId(), amount: AMOUNT, outcome: 'paid' } as const;
    const named = nameIt();
    const all = await times(AT_ONCE, () => bank.say(word, named));
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(all.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(await balance()).toBe(HAS + AMOUNT);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('many withdrawals against a balance for ten are exactly ten', longTest, async () => {
    const desk = { db: db(), bank: makeTestBank(), now: clock.now };
    const answers: number[] = [];
    // One is under way at a time, so those that met it ask again when it is paid.
    for (let waiting = ASKERS; waiting > 0;) {
      const all = await times(waiting, () => post(...exchangeOf(HAS / 10)));
      for (const { errcode, orderId: id } of all) {
        if (errcode === 0) await advance(desk, String(id));
        if (errcode !== WALLET.pending && errcode !== PROTOCOL_ERRORS.busy.errcode) answers.push(errcode as number);
      }
      waiting = ASKERS - answers.length;
      expect(await balance()).toBeGreaterThanOrEqual(0);
    }
    expect(answers.filter((errcode) => errcode === 0)).toHaveLength(10);
    expect(new Set(answers)).toEqual(new Set([0, WALLET.notEnough]));
    expect((await ownOf('withdrawal')).map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'paid'));
    expect([await balance(), await readBalance(db(), playerId(), 'withdrawal-hold')]).toEqual([0, 0]);
    expect(await findMismatches(db())).toEqual([]);
  });

  const change = fc.record({ at: fc.nat(), to: fc.constantFrom('0', '9', 'a', 'F', '{', '"', ',', ' ') });
  const forgery = fc.record({
    what: fc.constantFrom('body', ...Object.values(SIGNATURE_HEADERS), 'secret', 'age'),
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    by: fc.nat(100_000),
  });

  test('no word that was changed on its way, signed by another or told late credits anything', longTest, async () => {
    const id = await orderId();
    const { app, services } = server();
    const path = BANK_API_PATH;
    const body = JSON.stringify({ orderId: id, amount: AMOUNT, outcome: 'paid', reference: paymentOf(id) });
    const seconds = Math.floor(clock.now().getTime() / 1_000);
    const property = fc.asyncProperty(forgery, async ({ what, changes, by }) => {
      const timestamp = seconds - (what === 'age' ? TOLERATED_SECONDS + 1 + by : 0);
      const secret = what === 'secret' ? `${services.bankSecret}${by}` : services.bankSecret;
      const signed = signatureHeaders({ sender: BANK_ID, id: randomUUID(), timestamp, path, body }, secret);
      const parts: Record<string, string> = { ...signed, body };
      const before = parts[what];
      if (before !== undefined) parts[what] = changes.reduce(changeAt, before);
      // Changed back to what it was, it is the bank's own word.
      fc.pre(before === undefined || parts[what] !== before);
      const { body: sent = '', ...headers } = parts;
      const reply = await app.fetch(new Request(`http://perya.test${path}`, { method: 'POST', body: sent, headers }));
      expect(reply.status).toBe(401);
    });
    await fc.assert(property, { numRuns: FORGERIES });
    expect(await balance()).toBe(HAS);
    expect(await ownOf('deposit')).toEqual([{ id, state: 'waiting' }]);
  });
});

function changeAt(text: string, { at, to }: { at: number; to: string }): string {
  const place = at % Math.max(1, text.length);
  return text.slice(0, place) + to + text.slice(place + 1);
}
