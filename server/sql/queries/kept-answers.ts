import type { Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

export async function deleteOldMessages(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('kept_answer').where('scope', 'like', 'message %').where('created_at', '<', before).execute();
}
