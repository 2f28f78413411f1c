/** What the router announces when it has changed the address, of which a browser itself tells nothing. */
const MOVES = ['pushState', 'replaceState', 'popstate'] as const;

/** Calls back after every move; returns what ends that. */
export function onAddressMove(moved: () => void): () => void {
  for (const move of MOVES) window.addEventListener(move, moved);
  return () => {
    for (const move of MOVES) window.removeEventListener(move, moved);
  };
}
