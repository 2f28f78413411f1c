/** Letters between a tap and the server: which of them the player has read or wants deleted. */
import type { LetterWish, PlayerDatabase } from './player-schema.ts';

/** To be awaited before the first byte goes out. */
export function noteLetter(
  db: PlayerDatabase,
  { letterId, key }: LetterWish,
  noted: Pick<LetterWish, 'sentAt' | 'doneAt'>,
): Promise<LetterWish | undefined> {
  return db.transaction('rw', db.letters, async () => {
    const row = await db.letters.get(letterId);
    if (row?.key !== key) return undefined;
    const changed = { ...row, ...noted };
    await db.letters.put(changed);
    return changed;
  });
}
