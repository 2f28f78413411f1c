/** The page around the frame writes the player's language behind the address; without a word it is English. */
import { text } from './text.ts';

export async function chooseLanguage(): Promise<void> {
  const language = new URLSearchParams(location.hash.slice(1)).get('language');
  if (language !== 'fil-PH') return;
  try {
    const { fil } = await import('./text.fil.ts');
    Object.assign(text, fil);
    document.documentElement.lang = language;
  } catch {
    // A game in English is better than none.
  }
}
