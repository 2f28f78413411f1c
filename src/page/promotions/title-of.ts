/** What a promotion is called, on its page, in a list, and where another screen leads to it. */
import { englishOf } from '#ui/spoken.ts';
import { text } from './text.ts';

/** The usual one, in the player's language. */
export const usualTitleOf = (type: number): string => text.names[type] ?? text.unnamed;

/** The wire has one title, in the operator's words. One that is not the usual one stays as it is. */
export function titleOf(type: number, title: string): string {
  const english = englishOf('promotions') as typeof text;
  return title === '' || title === english.names[type] ? usualTitleOf(type) : title;
}
