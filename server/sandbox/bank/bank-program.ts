/**
 * The sandbox's bank as a program of its own, beside the server as another company's would be. It is told the door and its secret
 * and then one word at a time, and posts each over HTTP. It ends with the server that has started it.
 */
import { type Door, postWord, type Word } from './post-word.ts';

/** The argument by which the program of the server is this one. */
export const AS_BANK = '--sandbox-bank';

export type ToBank = { door: Door } | { word: Word };
export interface FromBank {
  id: string;
  /** Undefined when nobody answered. */
  status: number | undefined;
}

export function runBank(): void {
  let door: Door | undefined;
  process.on('disconnect', () => process.exit(0));
  process.on('message', (told: ToBank) => {
    if ('door' in told) door = told.door;
    else if (door) void tell(told.word, door);
  });
}

async function tell(word: Word, door: Door): Promise<void> {
  const status = await postWord(word, door, fetch).catch(() => undefined);
  process.send?.({ id: word.id, status } satisfies FromBank);
}
