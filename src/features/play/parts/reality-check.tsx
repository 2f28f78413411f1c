import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { playLedger, playClock } from '#data/play/play-state.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { Sums } from './sums.tsx';
import './play-sheets.css';

interface RealityCheckProps {
  minutes: number;
  onKeepPlaying: () => void;
  onBreak: () => void;
}

/** How long, and how it stands, in the same size whether it is good or bad. The way to a break is as near as the way on. */
export function RealityCheck({ minutes, onKeepPlaying, onBreak }: RealityCheckProps) {
  useSignals();

  useEffect(() => void playLedger.refresh(), []);

  return (
    <Sheet
      look="bottom"
      title={text.realityTitle(minutes)}
      onClose={onKeepPlaying}
      hasNoButton
      closesOnBackdrop={false}
      footer={
        <>
          <Button onClick={onKeepPlaying}>{text.keepPlaying}</Button>
          <Button look="gold" onClick={onBreak}>
            {text.takeBreak}
          </Button>
        </>
      }
    >
      <p className="play-advice" data-msg-key={text.realityAdvice.key}>
        {text.realityAdvice.text}
      </p>
      <Sums />
    </Sheet>
  );
}

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
