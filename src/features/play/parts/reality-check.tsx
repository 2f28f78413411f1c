import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { playLedger } from '#data/play/play-state.ts';
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
