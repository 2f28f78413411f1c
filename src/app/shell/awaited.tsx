import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isReachable, noteCall } from '#data/call/connection.ts';
import { Missing } from './error-boundary.tsx';

const SILENT_MS = 3_500;

/**
 * Stands where a screen will be whose code is on its way. Code that is late says as much of the connection as a late call does,
 * and may still come.
 */
export function Awaited() {
  useSignals();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const sentMs = performance.now();
    const silence = setTimeout(() => {
      noteCall('silent', sentMs);
      setIsLate(true);
    }, SILENT_MS);
    return () => clearTimeout(silence);
  }, []);
  return isLate && !isReachable.value && <Missing isPiece />;
}
