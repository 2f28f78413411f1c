import { useState } from 'react';
import { BREAKS } from '#contract/games.ts';
import { wishStop } from '#data/care/stop.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import './play-sheets.css';

interface BreakSheetProps {
  onBegun: () => void;
  onClose: () => void;
  onGone: () => void;
}

/**
 * A time without games, from a quarter of an hour to a day. It cannot be taken back, so it is chosen and then begun. From then on play has
 * stopped on this phone, with a connection or without.
 */
export function BreakSheet({ onBegun, onClose, onGone }: BreakSheetProps) {
  const [minutes, setMinutes] = useState<(typeof BREAKS)[number]>(BREAKS[0]);

  function begin() {
    wishStop({ kind: 'timeOut', length: minutes });
    onBegun();
  }

  return (
    <Sheet
      look="bottom"
      title={text.takeBreak}
      onClose={onClose}
      onGone={onGone}
      footer={
        <Button look="gold" onClick={begin}>
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
      <p className="play-advice">{text.breakLonger}</p>
    </Sheet>
  );
}
