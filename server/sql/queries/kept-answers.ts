import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables.ts';

export async function deleteOldMessages(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('kept_answer')
    // Word for word as the index has it, and no parameter, or it is not used.
    .where(sql<boolean>`scope like 'message %'`)
    .where('created_at', '<', before)
    .execute();
}
