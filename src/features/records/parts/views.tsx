/** Which call lists a kind of transaction, and in which words an entry of it is told. */
import type { Answer } from '#contract/define.ts';
import { COIN_KINDS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import type { ListRow } from '#data/ask/use-pages.ts';
import type { KindName } from '../rules/kinds.ts';
import { type Told, tellBet, tellDeposit, tellMovement, tellWithdrawal } from '../rules/told.ts';

/** What every list of records answers beside its rows. */
type MoneyRow = ListRow & (typeof records)[Exclude<keyof typeof records, 'betsByGame'>];
export type Sums = Pick<Answer<MoneyRow>, 'total' | 'moneyIn' | 'moneyOut' | 'stepList'>;

export interface View {
  row: ListRow;
  input: object;
  tell: (entry: never) => Told;
}

/** Each of its own type, shown by one screen: the tabs keep their place and their focus from one to the next. */
const view = (row: ListRow, tell: View['tell'], input: object = {}): View => ({ row, input, tell });

/** Deposits, withdrawals and bets as orders and rounds, with how they stand; the rest as movements of the balance. */
export function viewOf(kind: KindName | undefined): View {
  if (kind === 'deposit') return view(records.getRechargeRecord, tellDeposit);
  if (kind === 'withdrawal') return view(records.getExchangeOrder, tellWithdrawal);
  if (kind === 'bet') return view(records.betRecord, tellBet);
  return view(records.appUserCoinDetail, tellMovement, kind ? { kind: COIN_KINDS[kind] } : {});
}

export const toldOf = ({ tell }: View, entry: unknown): Told => tell(entry as never);
