/** Waits no longer than that for what may take for ever; undefined if it has not come by then. */
export const inTime = <Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))]);

/** The same, for who has to be told that it did not come: it rejects. */
export function withDeadline<Value>(work: Promise<Value>, deadlineMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${deadlineMs} ms`)), deadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
