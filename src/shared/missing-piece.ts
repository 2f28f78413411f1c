/** Pieces of the program that did not come, by the error that said so. */
const waits = new WeakMap<object, () => Promise<unknown>>();

/** `untilReached` resolves when the piece may come. */
export function noteMissingPiece(error: object, untilReached: () => Promise<unknown>): void {
  waits.set(error, untilReached);
}

/** Whether a screen has failed for want of a piece, and not over what it has read. What is no object is in no such map. */
export const isMissingPiece = (error: unknown): boolean => waits.has(error as object);

/**
 * What a broken connection keeps away is asked for again with the connection. For what is drawn alone: what a tap does must not
 * wait for it and happen later.
 */
export const insist = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    const untilReached = waits.get(error as object);
    if (!untilReached) throw error;
    await untilReached();
    return load();
  });
