/** Places for each caller by itself: who asks for much waits for their own work, and nobody else does. */
import { type Bounds, inPool, makeBoundedPool, type BoundedPool } from './bounded-pool.ts';

/** Ends with `Crowded` when this caller has no place left. */
export type Turns = <Value>(caller: string, job: () => Promise<Value>) => Promise<Value>;

export function makeFairTurns(bounds: Bounds): Turns {
  const pools = new Map<string, BoundedPool>();
  return async (caller, job) => {
    const pool = pools.get(caller) ?? makeBoundedPool(bounds);
    pools.set(caller, pool);
    try {
      return await inPool(pool, job);
    } finally {
      if (pool.isIdle()) pools.delete(caller);
    }
  };
}
