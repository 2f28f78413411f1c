import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { wallet } from '#contract/wallet.ts';
import { log } from '#shared/log.ts';
import type { Reading } from './ask/use-answer.ts';
import { inPlayerStore, player } from './player/session.ts';

/**
 * The terms of points with the number that was told last, be it with the terms or with the player. Where the two differ, the
 * older one is made new, so that no two screens show two numbers.
 */
export function useNewestPoints(reading: Reading<typeof wallet.getLotterConfig>): typeof reading {
  useSignals();
  const { answer, savedAt = 0, refresh } = reading;
  const own = player.value;
  const kept = own?.user.lottery;
  const differs = answer !== undefined && kept !== undefined && kept !== answer.lottery;
  const isOwnNewer = own !== undefined && own.savedAt > savedAt;

  useEffect(() => {
    if (!differs || !answer) return;
    if (isOwnNewer) void refresh();
    else void keepPoints(answer.lottery);
    // Once for each two numbers: a question that fails is asked again by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer?.lottery, kept, isOwnNewer]);

  return differs && isOwnNewer ? { ...reading, answer: { ...answer, lottery: kept } } : reading;
}

/** Makes nothing else of the player younger. */
async function keepPoints(lottery: number): Promise<void> {
  const { savedAt } = player.peek() ?? {};
  if (savedAt === undefined) return;
  await inPlayerStore((store) => store.mergeUser({ lottery }, savedAt)).catch((error: unknown) =>
    log.info('points are not kept', { why: String(error) }),
  );
}
