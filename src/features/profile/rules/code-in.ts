import { inviterIn } from '#contract/invite-link.ts';

/**
 * The code of who invited the player, from what they have typed or pasted. A link of this lobby says it itself; of a short one
 * only the server knows whose it is.
 */
export function codeIn(typed: string, origin: string): string {
  const words = typed.trim();
  const url = linkIn(words, origin);
  if (url?.origin !== origin) return words;
  return inviterIn(url) ?? url.href;
}

/** People leave out how a link begins. */
function linkIn(words: string, origin: string): URL | undefined {
  const { protocol, host } = new URL(origin);
  const whole = words.toLowerCase().startsWith(`${host}/`) ? `${protocol}//${words}` : words;
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined;
}
