import type { Kysely } from 'kysely';

import type { Row, Tables } from '../tables.ts';

export function readCustomerServices(db: Kysely<Tables>): Promise<Row<'customer_service'>[]> {
  return db.selectFrom('customer_service').selectAll().orderBy('sort').orderBy('id').execute();
}
