/** What an element is called in the event log. */
export interface Marked {
  name: string;
  target: string | undefined;
}

/** The mark of an element: "name", or "name which". Without a second word it is about the game around it, if any. */
export function readMark(element: HTMLElement, mark: string): Marked {
  const [name = '', target] = mark.split(' ');
  return { name, target: target ?? gameAround(element) };
}

export const gameAround = (element: HTMLElement): string | undefined =>
  element.closest<HTMLElement>('[data-game-id]')?.dataset['gameId'];
