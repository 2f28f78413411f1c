/** Resolves when a piece may come: true if the server had been out of reach. */
export type UntilReached = () => Promise<boolean>;

/** Of pieces of the program that did not come, by the error that said so. */
const reachedOf = new WeakMap<object, UntilReached>();

export function noteMissingPiece(error: object, untilReached: UntilReached): void {
  reachedOf.set(error, untilReached);
}

/** Whether a screen has failed for want of a piece, and not over what it has read. What is no object is in no such map. */
export const isMissingPiece = (error: unknown): boolean => reachedOf.has(error as object);

/**
 * What a broken connection keeps away is asked for again with the connection. For what is drawn, and for what the page does by
 * itself: what a tap does must not wait for it and happen later.
 */
export const insist = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    const untilReached = reachedOf.get(error as object);
    if (!untilReached) throw error;
    // A connection may break more than once. A piece that is gone finds the server in reach, and is asked for once more.
    return (await untilReached()) ? insist(load) : load();
  });
