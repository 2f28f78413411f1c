import { useRef, useState } from 'react';
import { games, type REALITY_CHECKS } from '#contract/games.ts';
import { type Action, useAction } from '../ask/use-action.ts';

type Minutes = (typeof REALITY_CHECKS)[number];

interface Reminder extends Pick<Action<typeof games.setRealityCheck>, 'failure'> {
  /** What has been chosen and is not heard of yet. */
  wished: Minutes | undefined;
  choose: (minutes: Minutes) => Promise<void>;
}

/**
 * How often a game reminds the player: a choice shows at once, and of several the last one is sent when the one before has ended. `onEnd` is told
 * what the server has now, where it has changed, and whether that is what was chosen last.
 */
export function useReminder(onEnd: (held: Minutes, isAsWished: boolean) => Promise<void> | void): Reminder {
  const { failure, run } = useAction(games.setRealityCheck);
  const [wished, setWished] = useState<Minutes>();
  const last = useRef<Minutes>(undefined);

  async function choose(minutes: Minutes) {
    const isUnderWay = last.current !== undefined;
    last.current = minutes;
    setWished(minutes);
    if (!isUnderWay) await sendLast();
  }

  async function sendLast() {
    let held: Minutes | undefined;
    let sent: Minutes | undefined;
    while (last.current !== undefined && last.current !== sent) {
      const minutes = last.current;
      sent = minutes;
      if (await run(() => ({ minutes }), `every ${minutes}`)) held = minutes;
    }
    last.current = undefined;
    if (held !== undefined) await onEnd(held, held === sent);
    // What was chosen meanwhile is under way by itself.
    if (last.current === undefined) setWished(undefined);
  }

  return { failure, wished, choose };
}
