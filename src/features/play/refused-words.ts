import { message, type Message } from '#ui/text.ts';
import { text } from './text.ts';

/** Why no game is opened, by the key of the refusal. */
export const refusedWords = (key: string): Message => message(key, text.refusalTexts[key] ?? '');
