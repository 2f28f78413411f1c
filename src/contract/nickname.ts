/** What a nickname may be. Other players see it, so it holds nothing that cannot be seen. */
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 30;

/** Letters of any alphabet, digits, and what stands between them in a name. */
const LETTERS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

export const isNickname = (text: string): boolean =>
  text.length >= NICKNAME_MIN && text.length <= NICKNAME_MAX && LETTERS.test(text);
