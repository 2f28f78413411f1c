import { beforeAll, beforeEach, expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { kyc } from '#contract/kyc.ts';
import { KYC_STATUS, ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { sendLogTo } from '#shared/log.ts';
import { failingAt } from '../../../tests/kit/cut-off.ts';
import { depositOf, PAGE_CHANNEL } from '../../../tests/kit/deposits.ts';
import { playKit } from '../../../tests/kit/play.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { aWithdrawer, exchangeOf } from '../../../tests/kit/withdrawals.ts';
import { writeSettings } from '../../sql/queries/settings.ts';
import { PAY_PATH } from './sandbox-cashier.ts';
import { payByItself } from './stage-deposits.ts';

const BEFORE = 100_000;
const CHANNELS = [
  { id: 1, name: 'QR Ph', way: 'qr' },
  { id: PAGE_CHANNEL, name: 'GCash', way: 'page' },
];

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;
  const url = 'http://perya.test/sandbox/bank';

  beforeAll(async () => {
    sendLogTo(() => {});
    await writeSettings(db(), { appRechargeTypeList: CHANNELS, isDepositBank: 0 });
  });
  beforeEach(async () => {
    await aWithdrawer(db(), kit.clock.now(), playerId());
    await say({ mode: 'hand' });
  });

  const say = (body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return kit.server().app.fetch(new Request(url, init));
  };
  const page = async () =>
    (await kit.server().app.fetch(new Request(url, { headers: { accept: 'text/html' } }))).text();
  /** Presses a button that the page has, with the fields of its form. */
  const press = async (label: string, typed: Record<string, string> = {}): Promise<Response> => {
    const form = (await page()).split('<form').find((one) => one.includes(`aria-label="${label}"`)) ?? '';
    const fields = [...form.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)];
    const [, word = ''] = new RegExp(`value="([^"]*)" aria-label="${label}"`).exec(form) ?? [];
    const sent = { ...Object.fromEntries(fields.map(([, name, value]) => [name, value])), value: word, ...typed };
    return kit.server().app.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(sent) }));
  };
  const deposit = async () => String((await post(...depositOf(60_000)))['orderId']);
  const withdraw = async () => String((await post(...exchangeOf(40_000)))['orderId']);
  const stands = (orderId: string) => post(wallet.checkRechargeOrder.path, { orderId });
  const terms = () => post(wallet.getExchange.path);

  test.each([
    ['Pay', { status: ORDER_STATUS.done, coin: BEFORE + 60_000 }],
    ['Pay late', { status: ORDER_STATUS.done, coin: BEFORE + 60_000 }],
    ['Tell twice', { status: ORDER_STATUS.done, coin: BEFORE + 60_000 }],
    ['Pay another amount', { status: ORDER_STATUS.reviewing, coin: BEFORE }],
    ['Fail', { status: ORDER_STATUS.refused, coin: BEFORE }],
  ])('"%s" is a button of a deposit', async (label, end) => {
    const orderId = await deposit();
    expect((await press(`${label}: ${orderId}`)).status).toBe(303);
    expect(await stands(orderId)).toMatchObject(end);
  });

  test('a bank that is stopped keeps what it has to tell, and tells it once when it runs again', async () => {
    const late = await deposit();
    const paid = String((await post(...depositOf(50_000, { rechargeType: PAGE_CHANNEL })))['orderId']);
    await say({ mode: 'stopped' });
    await press(`Pay late: ${late}`);
    const pay = new URLSearchParams({ order: paid, value: 'paid' });
    const payUrl = `http://perya.test${PAY_PATH}`;
    await kit.server().app.fetch(new Request(payUrl, { method: 'POST', body: pay }));
    // Its time had run out first.
    expect(await stands(late)).toMatchObject({ status: ORDER_STATUS.expired, coin: BEFORE });
    expect(await stands(paid)).toMatchObject({ status: ORDER_STATUS.pending });
    const payPage = await (await kit.server().app.fetch(new Request(`${payUrl}?order=${paid}`))).text();
    expect(payPage).toContain('It tells Perya as soon as it’s back');
    expect(payPage).not.toContain('value="paid"');
    expect(await page()).toContain('the bank still has to tell of it');
    // The clock of the sandbox goes on meanwhile: a word is signed when it is told.
    kit.pass(60);
    await say({ mode: 'hand' });
    for (const orderId of [late, paid]) expect(await stands(orderId)).toMatchObject({ status: ORDER_STATUS.done });
    await kit.server().services.bankLine?.settle();
    expect(await stands(paid)).toMatchObject({ coin: BEFORE + 110_000 });
    expect(await page()).not.toContain('the bank still has to tell of it');
  });

  test('a word that meets a fault of the server is told again under the same id', async () => {
    const orderId = await deposit();
    const { isHit } = await failingAt(4, async () => say({ orderId, do: 'pay' }));
    expect(isHit).toBe(true);
    expect(await stands(orderId)).toMatchObject({ status: ORDER_STATUS.pending, coin: BEFORE });
    await kit.server().services.bankLine?.settle();
    expect(await stands(orderId)).toMatchObject({ status: ORDER_STATUS.done, coin: BEFORE + 60_000 });
  });

  test.each([
    ['Refuse', 'The names differ.', 'The names differ.'],
    ['Refuse', '', 'This withdrawal was stopped before it was sent. Please ask customer service.'],
  ])('"%s" with the reason "%s" gives a withdrawal back, and its player reads why', async (label, typed, read) => {
    const orderId = await withdraw();
    expect((await press(`${label}: ${orderId}`, { reason: typed })).status).toBe(303);
    const order = { orderId, status: ORDER_STATUS.refused, reason: read };
    expect(await terms()).toMatchObject({ balance: BEFORE, held: 0, order });
  });

  test('a withdrawal is sent, and bounces with a reason or is paid out', async () => {
    const bounced = await withdraw();
    await press(`Send: ${bounced}`);
    expect(await terms()).toMatchObject({ order: { orderId: bounced, status: ORDER_STATUS.pending } });
    await press(`Bank returns it: ${bounced}`, { reason: 'This account is closed.' });
    expect(await terms()).toMatchObject({ order: { reason: 'This account is closed.' } });
    const paid = await withdraw();
    await press(`Send and pay: ${paid}`);
    expect(await terms()).toMatchObject({ held: 0, order: { orderId: paid, status: ORDER_STATUS.done } });
  });

  test('papers are approved, or rejected with a reason that their player reads', async () => {
    const { account } = await db()
      .selectFrom('player')
      .select('account')
      .where('id', '=', playerId())
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('player')
      .set({ kyc_state: 'reviewing', income_state: 'reviewing' })
      .where('id', '=', playerId())
      .execute();
    await press(`Reject ID: ${account}`, { reason: 'One side is missing.' });
    await press(`Approve income: ${account}`);
    expect(await post(kyc.kyc.path)).toMatchObject({
      status: KYC_STATUS.refused,
      reason: 'One side is missing.',
      incomeStatus: KYC_STATUS.approved,
    });
    await press(`Approve ID: ${account}`);
    expect(await post(kyc.kyc.path)).toMatchObject({ status: KYC_STATUS.approved, reason: '' });
  });

  test('a way to pay in is closed and opened again', async () => {
    await press('Close: QR Ph');
    expect(await post(...depositOf(60_000))).toMatchObject({ errcode: WALLET.channelClosed });
    await press('Open: QR Ph');
    expect(await post(...depositOf(60_000))).toMatchObject({ errcode: 0 });
  });

  test('the same by JSON, which tells all that the page shows', async () => {
    const orderId = await deposit();
    const told = await (await say({ orderId, do: 'pay' })).json();
    expect(told).toMatchObject({
      mode: 'hand',
      channels: [{ id: 1, name: 'QR Ph', isOpen: true }, { id: PAGE_CHANNEL }],
      deposits: expect.arrayContaining([expect.objectContaining({ orderId, state: 'credited' })]),
      papers: expect.arrayContaining([expect.objectContaining({ playerId: playerId(), id: 'approved' })]),
    });
    expect(await (await kit.server().app.fetch(new Request(url))).json()).toEqual(told);
    const verdict = { playerId: playerId(), papers: 'id', isApproved: false, reason: 'Too dark.' };
    expect((await say(verdict)).status).toBe(200);
    expect(await post(kyc.kyc.path)).toMatchObject({ reason: 'Too dark.' });
  });

  test.each([{}, { orderId: 'PD-1', do: 'pay' }, { channel: 9, isOpen: true }, { playerId: 1, papers: 'id' }])(
    'what makes no sense is refused: %o',
    async (body) => {
      expect((await say(body)).status).toBe(400);
    },
  );

  test('by itself it pays after ten seconds what waits, but not what is paid on a page, and by hand nothing', async () => {
    const wait = (ms: number) => {
      kit.clock.moveTo(kit.clock.offsetMs() + ms);
      return payByItself(kit.server().services);
    };
    await say({ mode: 'auto' });
    const byQr = await deposit();
    const onPage = String((await post(...depositOf(60_000, { rechargeType: PAGE_CHANNEL })))['orderId']);
    const stand = async () => [(await stands(byQr))['status'], (await stands(onPage))['status']];
    await wait(9_999);
    expect(await stand()).toEqual([ORDER_STATUS.pending, ORDER_STATUS.pending]);
    await wait(1);
    expect(await stand()).toEqual([ORDER_STATUS.done, ORDER_STATUS.pending]);
    await say({ mode: 'hand' });
    const another = await deposit();
    await wait(60_000);
    expect(await stands(another)).toMatchObject({ status: ORDER_STATUS.pending });
  });
});
