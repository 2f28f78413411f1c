/**
 * Brings the texts of the chosen language, and says when they are there. English is in the program; another language is
 * one file, fetched when it is wanted and kept with the rest of the program for when there is no line.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type Language, language } from '#data/device/language.ts';
import { inTime } from '#shared/in-time.ts';
import { log } from '#shared/log.ts';
import { insist } from '#shared/missing-piece.ts';
import { speak } from '#ui/spoken.ts';

const drawn = signal<Language>('en-PH');

/** The language of every text that is read now; what is on the screen is drawn anew when it changes. */
export const spokenLanguage: ReadonlySignal<Language> = drawn;

const ENGLISH = {};

const tables: Record<Language, () => Promise<Readonly<Record<string, object>>>> = {
  'en-PH': async () => ENGLISH,
  'fil-PH': async () => (await insist(() => import('./languages/filipino.ts'))).filipino,
};

/** A first drawing does not wait longer for it; it is drawn in English, and again when the texts are there. */
const PATIENCE_MS = 1_500;

/** Resolves when the first drawing may begin, and follows the player's choice from then on. */
export async function startLanguage(): Promise<void> {
  let loading: Promise<void> | undefined;
  language.subscribe((next) => {
    if (next !== drawn.peek()) loading = follow(next);
  });
  if (loading) await inTime(loading, PATIENCE_MS);
}

async function follow(next: Language): Promise<void> {
  try {
    const table = await tables[next]();
    // Chosen again meanwhile: the later choice is the one that counts.
    if (next !== language.peek()) return;
    speak(table);
    document.documentElement.lang = next;
    drawn.value = next;
  } catch (error) {
    log.info('the language did not load', { why: String(error) });
  }
}
