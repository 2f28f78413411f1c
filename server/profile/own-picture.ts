/** A player's picture of their own: drawn anew by us, so that nothing but its pixels is carried over. */
import { createHash } from 'node:crypto';
import type { account } from '#contract/account.ts';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Handler } from '../call/handler.ts';
import type { Tables } from '../sql/tables.ts';
import { cleanPicture } from '../uploads/clean-picture.ts';
import { kindOfPicture, readPictureSize } from '../uploads/picture-header.ts';

const SIDE = 192;
const QUALITY = 80;
const DATA = 'data:image/jpeg;base64,';

/** The page sends a square of 192; a small file may hold a picture that fills the memory. */
const LONGEST_SIDE = 1_024;

/** Undefined for what is no picture, or a large one. */
export async function drawOwnPicture(sent: string): Promise<Buffer | undefined> {
  const bytes = Buffer.from(sent.slice(sent.indexOf(',') + 1), 'base64');
  const kind = kindOfPicture(bytes);
  const size = kind && readPictureSize(bytes, kind);
  if (!size || Math.max(size.width, size.height) > LONGEST_SIDE) return undefined;
  const cleaned = await cleanPicture(bytes);
  if (!cleaned.ok) return undefined;
  return sharp(cleaned.jpeg).resize({ width: SIDE, height: SIDE, fit: 'cover' }).jpeg({ quality: QUALITY }).toBuffer();
}

/** The name under which the player's row knows it. */
export async function keepOwnPicture(db: Kysely<Tables>, playerId: number, jpeg: Buffer | undefined): Promise<string> {
  if (!jpeg) {
    await db.deleteFrom('own_picture').where('player_id', '=', playerId).execute();
    return '';
  }
  await db
    .insertInto('own_picture')
    .values({ player_id: playerId, jpeg })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ jpeg }))
    .execute();
  return createHash('sha256').update(jpeg).digest('hex').slice(0, 16);
}

/** The player's own, and nobody else's. */
export const getOwnPicture: Handler<typeof account.getOwnPicture> = async ({ player, db }) => {
  const row = await db.selectFrom('own_picture').select('jpeg').where('player_id', '=', player.id).executeTakeFirst();
  return { ok: true, value: { picture: row ? `${DATA}${row.jpeg.toString('base64')}` : '' } };
};
