import { useRef } from 'react';
import { useLocation } from 'wouter';
import { BREAKS, games } from '#contract/games.ts';
import { showToast } from '#data/toasts.ts';
import { useAction } from '#data/use-action.ts';
import { formatTime } from '#shared/time.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/index.ts';
import { Sheet } from '#ui/sheet/index.ts';
import { text } from '../text.ts';
import './play-sheets.css';

/** A time without games, from a quarter of an hour to a day. One tap sets it and leads out of the game. */
export function BreakSheet({ onClose }: { onClose: () => void }) {
  const [, go] = useLocation();
  const taking = useAction(games.takeBreak);
  // Not a state: by the time the sheet is gone, nothing draws it any more.
  const isTaken = useRef(false);

  async function take(minutes: (typeof BREAKS)[number]) {
    const taken = await taking.run(() => ({ minutes }), `break ${minutes}`);
    if (!taken) return;
    showToast(text.onBreakUntil(formatTime(taken.until)));
    isTaken.current = true;
    onClose();
  }

  return (
    <Sheet
      look="bottom"
      title={text.breakTitle}
      onClose={onClose}
      onGone={() => {
        if (isTaken.current) go(paths.home(), { replace: true });
      }}
    >
      <p className="play-advice" data-msg-key={text.breakWhy.key}>
        {text.breakWhy.text}
      </p>
      <div className="play-choices">
        {BREAKS.map((minutes) => (
          <Button key={minutes} aria-disabled={taking.isPending} onClick={() => void take(minutes)}>
            {text.breakLengths[minutes]}
          </Button>
        ))}
      </div>
      {taking.failure && (
        <p className="play-failure" role="alert" data-msg-key={text.breakFailed.key}>
          {text.breakFailed.text}
        </p>
      )}
      <p className="play-advice">{text.breakLonger}</p>
    </Sheet>
  );
}
