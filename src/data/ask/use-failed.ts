import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Failure } from '#shared/outcome.ts';
import { onReachable } from '../call/connection.ts';

/**
 * What was not done, and why. A lost connection is told of until it comes back; where it was back before the failure
 * was known, until the next try.
 */
export function useFailed<F extends { failure: Failure }>(): [F | undefined, Dispatch<SetStateAction<F | undefined>>] {
  const [failed, setFailed] = useState<F>();
  useEffect(() => onReachable(() => setFailed((now) => (now && isOfConnection(now.failure) ? undefined : now))), []);
  return [failed, setFailed];
}

const isOfConnection = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'unsent';
