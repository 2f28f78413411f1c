import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Tables } from '../sql/tables.ts';

interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** Made with the first question. Of several servers that make one at once, all read the same. */
export async function readPushKey(db: Kysely<Tables>): Promise<PushKey> {
  const kept = await find(db);
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_key')
    .values({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find(db)) ?? { publicKey, privateKey };
}

async function find(db: Kysely<Tables>): Promise<PushKey | undefined> {
  const row = await db.selectFrom('push_key').selectAll().executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
