/** What may be withdrawn now, and what stands in the way: the reasons that `exchange` would refuse with. */
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { readBalance } from '../ledger/balance.ts';
import { readWager } from '../ledger/wager.ts';
import { requirePlayer } from '../players/require-player.ts';
import { exchangeChannels } from '../rules/exchange-channels.ts';
import { tellAccounts } from './bank-accounts.ts';
import { listBanks, tellBank } from './banks.ts';
import { findNewestOrder } from './order-store.ts';
import { readFacts } from './read-facts.ts';
import { tellOrder } from './tell-order.ts';
import { whyNotWithdraw } from './why-not-withdraw.ts';

export const getExchange: Handler<typeof wallet.getExchange> = async (context) => {
  const { db, now, auditor, paysOut } = context;
  const player = await requirePlayer(context, context.player.id);
  const facts = await readFacts(db, player, now);
  const accounts = await tellAccounts(db, player.id);
  const { required, done } = await readWager(db, player.id);
  const order = await findNewestOrder(db, player.id);
  const reasonList = whyNotWithdraw({
    ...facts,
    isClosed: !paysOut || auditor.isReadOnly(),
    hasAccount: accounts.length > 0,
    amount: undefined,
    password: 'unasked',
  });
  const value = {
    balance: facts.balance,
    available: facts.leftToWager > 0 ? 0 : facts.balance,
    bonus: await readBalance(db, player.id, 'bonus'),
    held: await readBalance(db, player.id, 'withdrawal-hold'),
    wagerRequired: required,
    wagerDone: done,
    leftToday: facts.leftToday,
    needsPassword: player.password_hash !== null,
    needsKyc: !facts.isKnownByKyc,
    reasonList,
    channelList: exchangeChannels,
    bankList: (await listBanks(db)).map(tellBank),
    appUserBankList: accounts,
    order: order ? tellOrder(order) : null,
  };
  return { ok: true, value };
};
