/** The banks and e-wallets that money may go to, as the operator has filled them in. */
import { type Kysely, sql } from 'kysely';
import { operatorRows } from '../sql/operator-rows.ts';
import { asBigint } from '../sql/queries/bank-accounts.ts';
import type { Row, Tables } from '../sql/tables.ts';

type BankRow = Row<'bank'>;

const COLUMNS = [
  'id',
  'name',
  'short_name',
  'icon',
  'least_digits',
  'most_digits',
  'starts_with',
  'sort',
] as const satisfies (keyof BankRow)[];

export const banksOf = operatorRows<BankRow>({
  area: 'banks',
  columns: COLUMNS,
  from: sql`bank`,
  orderBy: ['sort', 'id'],
});

export const findBank = (db: Kysely<Tables>, id: number): Promise<BankRow | undefined> =>
  db.selectFrom('bank').select(COLUMNS).where('id', '=', asBigint(id)).executeTakeFirst();

export const fitsBank = (cardNum: string, { least_digits, most_digits, starts_with }: BankRow): boolean =>
  cardNum.length >= least_digits && cardNum.length <= most_digits && cardNum.startsWith(starts_with);

export const tellBank = ({ id, name, short_name, icon, least_digits, most_digits, sort }: BankRow) => ({
  bankId: id,
  bankName: name,
  shortBankName: short_name,
  icon,
  cardNumLengthMin: least_digits,
  cardNumLengthMax: most_digits,
  sort,
});
