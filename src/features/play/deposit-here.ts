import { depositSheet } from '#data/open-sheet.ts';

/** A tap opens the deposit over the game; the link itself leads to its screen, in another tab too. */
export function depositHere(event: { preventDefault: () => void }): void {
  event.preventDefault();
  depositSheet.open(true);
}
