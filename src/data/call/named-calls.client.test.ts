import { beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { agents } from '#contract/agents.ts';
import type { Input, Row } from '#contract/define.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { games } from '#contract/games.ts';
import { invites } from '#contract/invites.ts';
import { mail } from '#contract/mail.ts';
import { records } from '#contract/records.ts';
import { tasks } from '#contract/tasks.ts';
import { wallet } from '#contract/wallet.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

beforeEach(() => localStorage.setItem('ACCESS_TOKEN', 'a-token-of-a-player'));

/** What the page sends when it makes this call. */
async function sent<R extends Row>(row: R, input: Input<R>) {
  const { call } = await import('./call.ts');
  const outcome = await call(row, input);
  const asked = wire.asked(row).at(-1);
  return { path: asked?.path, isPublic: asked?.headers.get('public') === 'true', body: asked?.body, outcome };
}

test('[ACT-01] the list of activities is asked for as a public call, and read with each of its fields', async () => {
  const told = {
    activityIds: [30],
    activityMap: { 30: { title: 'Supply', sort: 2 } },
    isBankrupt: true,
    totalRecharge: 50_000,
    loginPaying: true,
  };
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, ...told });
  const { path, isPublic, outcome } = await sent(activities.getActivityIds, {});
  expect([path, isPublic]).toEqual(['/app/v1/getActivityIds', true]);
  expect(outcome).toMatchObject({ ok: true, value: { answer: told } });
});

test('[MAIL-04] the dots and the tasks are asked for as public calls, and a letter is not', async () => {
  expect(await sent(mail.hasMailUnread, {})).toMatchObject({ path: '/app/v1/hasMailUnread', isPublic: true });
  expect(await sent(tasks.getTaskUser, {})).toMatchObject({ path: '/app/v1/getTaskUser', isPublic: true });
  expect(await sent(mail.getMail2, {})).toMatchObject({ isPublic: false });
});

test('[CALL-29] calls that are named without a prefix stand under /app/v1', async () => {
  const paths = [
    (await sent(mail.getMail2, {})).path,
    (await sent(mail.hasMailUnread, {})).path,
    (await sent(games.exitGame, {})).path,
    (await sent(agents.agentFill, { pid: 'ABCD2345' })).path,
  ];
  expect(paths).toEqual(['getMail2', 'hasMailUnread', 'exitGame', 'agentFill'].map((name) => `/app/v1/${name}`));
});

test('[CALL-28] the calls of deposits and withdrawals stand at their paths', async () => {
  const paths = [
    (await sent(records.getRechargeRecord, {})).path,
    (await sent(records.getExchangeOrder, {})).path,
    (await sent(wallet.checkRechargeOrder, { orderId: 'D1' })).path,
    (await sent(wallet.getExchange, {})).path,
  ];
  expect(paths).toEqual(
    ['getRechargeRecord', 'getExchangeOrder', 'checkRechargeOrder', 'getExchange'].map((name) => `/app/v1/${name}`),
  );
});

test('[CALL-45] a claim has the name of its state and Receive behind it', async () => {
  const paths = [
    (await sent(depositBonus.appRechargeBonusCollection9Receive, { propId: 1 })).path,
    (await sent(invites.appInviteBonus1UserReceive, { propId: 1 })).path,
  ];
  expect(paths).toEqual(['/app/v1/appRechargeBonusCollection9Receive', '/app/v1/appInviteBonus1UserReceive']);
});
