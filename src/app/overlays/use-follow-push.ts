import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { hearPush } from '#data/app/hear-push.ts';

/** Goes where a notice of the phone leads, when the player taps it while the app is open. */
export function useFollowPush(): void {
  const [, go] = useLocation();
  useEffect(() => hearPush(go), [go]);
}
