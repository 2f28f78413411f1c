import { useEffect, useEffectEvent } from 'react';
import type { Input } from '#contract/define.ts';
import { KYC } from '#contract/errcodes.ts';
import { kyc } from '#contract/kyc.ts';
import { useAction } from '#data/ask/use-action.ts';

/** Hands in what has gone up. The server keeps a picture for a day; one that it no longer has is `onLost`. */
export function usePictures(onLost: () => void) {
  const { run, failure, isPending } = useAction(kyc.addKyc);
  const lose = useEffectEvent(onLost);
  const isLost = failure?.kind === 'refused' && failure.code === KYC.unknownPath;
  useEffect(() => {
    if (isLost) lose();
  }, [isLost]);
  const send = async (papers: Input<typeof kyc.addKyc>): Promise<boolean> =>
    (await run(() => papers, JSON.stringify(papers))) !== undefined;
  return { send, failure, isPending };
}
