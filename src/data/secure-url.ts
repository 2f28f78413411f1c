/** Reads an address that an operator has typed. Only one that a browser can open safely is let through. */
export function secureUrl(typed: string): URL | undefined {
  const url = URL.canParse(typed, location.href) ? new URL(typed, location.href) : undefined;
  const isSafe = typed !== '' && (url?.protocol === 'https:' || url?.origin === location.origin);
  return isSafe ? url : undefined;
}
