import { useRef, useState } from 'react';
import { BREAKS, games } from '#contract/games.ts';
import { go } from '#go';
import { showToast } from '#data/toasts.ts';
import { useAction } from '#data/ask/use-action.ts';
import { formatMoment } from '#shared/time.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import './play-sheets.css';

/** A time without games, from a quarter of an hour to a day. It cannot be taken back, so it is chosen and then begun. */
export function BreakSheet({ onClose }: { onClose: () => void }) {
  const taking = useAction(games.takeBreak);
  // Not a state: by the time the sheet is gone, nothing draws it any more.
  const isTaken = useRef(false);

  const [minutes, setMinutes] = useState<(typeof BREAKS)[number]>(BREAKS[0]);

  async function take() {
    const taken = await taking.run(() => ({ minutes }), `break ${minutes}`);
    if (!taken) return;
    showToast(text.onBreakUntil(formatMoment(taken.until)));
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
      footer={
        <Button look="gold" aria-disabled={taking.isPending} onClick={() => void take()}>
          {text.breakBegin(text.breakLengths[minutes] ?? '')}
        </Button>
      }
    >
      <p className="play-advice" data-msg-key={text.breakWhy.key}>
        {text.breakWhy.text}
      </p>
      <div className="play-choices">
        {BREAKS.map((length) => (
          <Button key={length} aria-pressed={length === minutes} onClick={() => setMinutes(length)}>
            {text.breakLengths[length]}
          </Button>
        ))}
      </div>
      <FailureNote failure={taking.failure} refusals={games.takeBreak.refusals} />
      <p className="play-advice">{text.breakLonger}</p>
    </Sheet>
  );
}
