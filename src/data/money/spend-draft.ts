import { account } from '#contract/account.ts';
import { wallet } from '#contract/wallet.ts';
import { log } from '#shared/log.ts';
import { readAmount } from '#shared/typed-amount.ts';
import type { AskedRow } from '#store/player-schema.ts';
import { inPlayerStore } from '../player/session.ts';

/** The forms whose draft holds the amount of a call, by its path. */
const FORMS: Readonly<Record<string, string>> = {
  [wallet.exchange.path]: 'withdraw',
  [wallet.recharge3.path]: 'deposit',
  [account.safeboxTransfer.path]: 'safebox',
};

/** What was typed for a call is typed no more once it is done, and stands as long as it may not be. Another amount is for another call. */
export async function spendDraft({ key, path, input }: AskedRow): Promise<void> {
  const form = FORMS[path];
  if (form === undefined) return;
  await inPlayerStore(async (store) => {
    // Another tab has learnt it before, and the same may have been typed anew since.
    if ((await store.fact('spentDraft'))?.key === key) return;
    const amount = (await store.draft(form))?.['amount'] ?? '';
    if (readAmount(amount) !== (input as { amount?: unknown }).amount) return;
    await store.keepDraft(form, undefined);
    await store.keepFact('spentDraft', { form, amount, key });
  }).catch((error: unknown) => log.info('a draft is not forgotten', { why: String(error) }));
}
