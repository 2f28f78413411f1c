import { computed } from '@preact/signals-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stop } from '#data/care/stop.ts';
import { showToast } from '#data/toasts.ts';
import { onChange } from '#shared/on-change.ts';
import { formatMoment } from '#shared/time.ts';
import { leaveGame } from '../leave-game.ts';
import { refusedWords } from '../refused-words.ts';
import { text } from '../text.ts';

/**
 * A player who has asked to stop, here or in another tab, is told so and plays no more. `closeSheet` says whether there was a sheet to close:
 * it gives its place in the history back first, and the game is left once it is gone.
 */
export function useEndOnStop(closeSheet: () => boolean) {
  // Not a state: by the time the sheet is gone, nothing draws it any more.
  const isOver = useRef(false);

  function endPlay() {
    if (isOver.current || !tellStop()) return;
    isOver.current = true;
    if (!closeSheet()) leaveGame();
  }

  const endOnStop = useEffectEvent(endPlay);
  useEffect(() => onChange(begunStop, () => endOnStop()), []);

  function leaveIfOver() {
    if (isOver.current) leaveGame();
  }

  return { endPlay, leaveIfOver };
}

/** One that is noted as sent is the same one. */
const begunStop = computed(() => stop.value?.key);

/** False where nothing waits: the server has it. */
function tellStop(): boolean {
  const asked = stop.peek();
  if (!asked) return false;
  showToast(
    asked.kind === 'timeOut' ? text.stillOnBreak(formatMoment(asked.until)) : refusedWords('game.selfExcluded'),
  );
  return true;
}
