import { useState } from 'react';
import { wishStop, type StopWish } from '#data/care/stop.ts';
import { leftGame } from '#data/play/left-game.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckField } from '#ui/field/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

export interface StopSheetProps {
  title: string;
  wish: StopWish;
  /** What the player reads, or ticks where it cannot be undone for long. */
  sure: string;
  isTicked?: boolean;
  yes: string;
  onClose: () => void;
}

/** The second yes. From then on play has stopped on this phone, with a connection or without. */
export function StopSheet({ title, wish, sure, isTicked = false, yes, onClose }: StopSheetProps) {
  const [isSure, setIsSure] = useState(!isTicked);

  function stop() {
    if (!isSure) return;
    wishStop(wish);
    leftGame.forget();
    onClose();
  }

  return (
    <Sheet look="bottom" title={title} onClose={onClose}>
      <div className="care-form">
        {isTicked ? (
          <CheckField checked={isSure} onChange={(event) => setIsSure(event.target.checked)}>
            {sure}
          </CheckField>
        ) : (
          <p>{sure}</p>
        )}
        <Button look="gold-wide" aria-disabled={!isSure} onClick={stop}>
          {yes}
        </Button>
        <Button look="ghost-wide" onClick={onClose}>
          {text.notNow}
        </Button>
      </div>
    </Sheet>
  );
}
