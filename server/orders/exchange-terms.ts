/** What may be withdrawn now, and what stands in the way: the reasons that `exchange` would refuse with. */
import type { wallet } from '#contract/wallet.ts';
import { must } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { bonusOf } from '../ledger/bonus.ts';
import { balancesOf } from '../ledger/balance.ts';
import { exchangeChannels } from './exchange-channels.ts';
import { provesSince } from '../rules/proof-age.ts';
import { askAll } from '../sql/question.ts';
import { olderPasskeysOf } from '../sql/queries/passkeys.ts';
import { playerOf } from '../sql/queries/players.ts';
import { accountsOf } from '../sql/queries/bank-accounts.ts';
import { banksOf, tellBank } from './banks.ts';
import { newestOrderOf } from './order-store.ts';
import { booksOf, factsOf } from './read-facts.ts';
import { tellOrder } from './tell-order.ts';
import { whyNotWithdraw } from './why-not-withdraw.ts';

export const getExchange: Handler<typeof wallet.getExchange> = async (context) => {
  const { db, now, auditor, paysOut, configAnswers, relyingParty, request } = context;
  const { id } = context.player;
  const { found, accounts, balances, order, passkeys, banks, ...books } = await askAll(db, {
    found: playerOf(db, id, ['self_excluded_until', 'kyc_state', 'password_hash']),
    balances: balancesOf(db, id, ['cash', 'withdrawal-hold']),
    bonus: bonusOf(db, id),
    accounts: accountsOf(db, id),
    order: newestOrderOf(db, id),
    passkeys: olderPasskeysOf(db, id, provesSince(now)),
    banks: banksOf(db),
    ...booksOf(db, id, now),
  });
  const player = must(found, 'a session has a player');
  const facts = factsOf(player, { ...books, balance: balances.cash ?? 0 }, now);
  const reasonList = whyNotWithdraw({
    ...facts,
    isClosed: !paysOut || auditor.isReadOnly(),
    hasAccount: accounts.length > 0,
    amount: undefined,
    password: 'unasked',
    proof: 'unasked',
  });
  const value = {
    balance: facts.balance,
    available: facts.leftToWager > 0 ? 0 : facts.balance,
    bonus: books.bonus,
    held: balances['withdrawal-hold'] ?? 0,
    wagerRequired: books.wager.required,
    wagerDone: books.wager.done,
    leftToday: facts.leftToday,
    needsPassword: player.password_hash !== null,
    proofFrom: (await configAnswers.current(now)).withdrawProofFrom,
    hasPasskey: passkeys.count > 0 && relyingParty(request) !== undefined,
    needsKyc: !facts.isKnownByKyc,
    reasonList,
    channelList: exchangeChannels(banks),
    bankList: banks.map(tellBank),
    appUserBankList: accounts,
    order: order ? tellOrder(order) : null,
  };
  return { ok: true, value };
};
