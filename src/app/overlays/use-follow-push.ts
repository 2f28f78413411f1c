import { useEffect } from 'react';
import { go } from '#go';
import type { FromWorker } from '#contract/messages.ts';
import { PUSH_ADDRESSES } from '#contract/push-kinds.ts';

/** Goes where a notice of the phone leads, when the player taps it while the app is open. */
export function useFollowPush(): void {
  useEffect(() => {
    const hear = ({ data }: MessageEvent<FromWorker | undefined>): void => {
      // To no other address, also where the message is not ours.
      const address = data?.kind === 'go-to' && Object.values(PUSH_ADDRESSES).find((known) => known === data.address);
      if (address) go(address);
    };
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, []);
}
