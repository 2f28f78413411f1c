import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { playClock } from '#data/play/play-time.ts';

/** When the player is told how it stands: after every so many minutes of play, in one game or in several. */
export function useRealityCheck(launchedWith: number | undefined, minutes: number) {
  useSignals();
  const [chosen, setChosen] = useState<number>();
  const everyMinutes = chosen ?? launchedWith ?? 0;
  return {
    isDue: everyMinutes > 0 && minutes - playClock.toldAtMinute.value >= everyMinutes,
    minutes,
    everyMinutes,
    setEveryMinutes: setChosen,
    dismiss: () => playClock.noteTold(minutes),
  };
}
