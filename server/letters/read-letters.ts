import type { mail } from '#contract/mail.ts';
import type { Handler } from '../call/handler.ts';
import { listLetters } from './letter-store.ts';
import { tellLetter } from './tell-letter.ts';

export const getMail2: Handler<typeof mail.getMail2> = async ({ input, player, db }) => {
  const { list, ...counts } = await listLetters(db, { ...input, playerId: player.id });
  return { ok: true, value: { ...counts, list: list.map(tellLetter) } };
};
