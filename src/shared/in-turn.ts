/** Runs pieces of work one after the other, in the order in which they were asked for. One that fails stops none. */
export function makeTurns(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
