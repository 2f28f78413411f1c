import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { balance, type Refresh } from '#data/money/balance.ts';
import { player } from '#data/player/session.ts';

/** The player as the device knows them, with its age, as a page reads an answer; the server is asked behind it. */
export function useProfile() {
  useSignals();
  const [ended, setEnded] = useState<Refresh>();
  const kept = player.value;
  const refresh = () => balance.refresh().then(setEnded);

  useEffect(() => void balance.refresh().then(setEnded), []);

  const failure = ended?.kind === 'failed' ? ended.failure : undefined;
  return { answer: kept?.user, savedAt: kept?.savedAt, failure, refresh };
}
