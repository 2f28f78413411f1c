/** What the server has of the player, gathered on this phone: each list page by page, the newest first, as far as a file for a phone takes it. */
import { account } from '#contract/account.ts';
import { care } from '#contract/care.ts';
import type { Row } from '#contract/define.ts';
import { kyc } from '#contract/kyc.ts';
import { mail } from '#contract/mail.ts';
import { push } from '#contract/push.ts';
import { records } from '#contract/records.ts';
import { security } from '#contract/security.ts';
import { tickets } from '#contract/tickets.ts';
import { wallet } from '#contract/wallet.ts';
import { fail, type Outcome, succeed } from '#shared/outcome.ts';
import { call } from '#data/call/call.ts';
import { type ListRow, MOST_READ, readAllPages } from '#data/ask/use-pages.ts';
import { samePlayer } from '#data/player/same-player.ts';
import { player } from '#data/player/session.ts';

const LISTS: Readonly<Record<string, ListRow>> = {
  transactions: records.appUserCoinDetail,
  deposits: records.getRechargeRecord,
  withdrawals: records.getExchangeOrder,
  bets: records.betRecord,
  mail: mail.getMail2,
  questions: tickets.getTickets,
  claims: account.getClaimed,
};
const SINGLE: Readonly<Record<string, Row>> = {
  details: account.appUserOther,
  identity: kyc.kyc,
  devices: security.signedInPlaces,
  passkeys: security.passkeys,
  linked: security.getLinked,
  limits: care.getCare,
  notices: push.pushPhones,
  // The coupons that the player has stand among what a deposit may be made with.
  deposit: wallet.tradeInfo,
};
/** A question comes with its letters. */
const PAGE_SIZES: Readonly<Record<string, number>> = { questions: 20 };

interface Gathering {
  signal: AbortSignal;
  /** So many entries are here. */
  tell: (read: number) => void;
}

/** Undefined once it is not wanted any more, or the player has left. */
export async function gatherOwnData({
  signal,
  tell,
}: Gathering): Promise<Outcome<Record<string, unknown>> | undefined> {
  const isSamePlayer = samePlayer();
  const gathered: Record<string, unknown> = {
    madeAt: new Date().toISOString(),
    profile: profileOf(player.peek()?.user),
  };
  let before = 0;
  for (const [name, row] of Object.entries(SINGLE)) {
    const outcome = await call(row, {});
    if (signal.aborted || !isSamePlayer()) return undefined;
    if (!outcome.ok) return fail(outcome.failure);
    gathered[name] = outcome.value.answer;
  }
  for (const [name, row] of Object.entries(LISTS)) {
    const paging = { pageSize: PAGE_SIZES[name] ?? 100, signal, tell: (read: number) => tell(before + read) };
    const outcome = await readAllPages(row, {}, paging);
    if (!outcome) return undefined;
    if (!outcome.ok) return outcome;
    gathered[name] = outcome.value;
    before += outcome.value.list.length;
  }
  return succeed(gathered);
}

/** Of a list that is longer than a file for a phone only the newest entries are there. */
export const isCutShort = (gathered: Record<string, unknown>): boolean =>
  Object.keys(LISTS).some((name) => {
    const { list, total } = gathered[name] as { list: readonly unknown[]; total: number };
    return list.length >= MOST_READ && list.length < total;
  });

/** Both are empty on a phone, and no file shows so much as their names. */
function profileOf(user: object = {}): object {
  const { token: _token, password: _password, ...profile } = user as Record<string, unknown>;
  return profile;
}
