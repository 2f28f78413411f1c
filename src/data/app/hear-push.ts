import type { FromWorker } from '#contract/messages.ts';
import { PUSH_ADDRESSES } from '#contract/push-kinds.ts';

/** Calls back with the address that a tapped notice of the phone leads to. Returns what ends it. */
export function hearPush(go: (address: string) => void): () => void {
  const hear = ({ data }: MessageEvent<FromWorker | undefined>): void => {
    // To no other address, whoever speaks.
    const address = data?.kind === 'go-to' && Object.values(PUSH_ADDRESSES).find((known) => known === data.address);
    if (address) go(address);
  };
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener('message', hear);
  return () => worker?.removeEventListener('message', hear);
}
