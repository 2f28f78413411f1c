/** Waits no longer than that for what may take for ever; undefined if it has not come by then. */
export const inTime = <Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))]);
