/** The main area of the screen that is seen; home stays in the document behind the others. */
export const shownMain = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main')].find((element) => element.checkVisibility());
