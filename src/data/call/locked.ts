/** A browser whose owner has blocked all storage says so of every lock. */
export const hasNoLocks = (error: unknown): boolean => (error as Error).name === 'SecurityError';

/** One tab after the other. A browser without locks, or one that gives none, goes on without. */
export function locked<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  const begin = (): Promise<Value> => {
    isBegun = true;
    return work();
  };
  return navigator.locks.request(name, begin).catch((error: unknown) => {
    if (isBegun || !hasNoLocks(error)) throw error;
    return work();
  });
}
