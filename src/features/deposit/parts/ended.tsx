import { useEffect, useState } from 'react';
import { isStill } from '#data/money/balance.ts';
import { vibrate } from '#data/device/choices.ts';
import type { EndedDeposit } from '#data/money/deposits.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import './burst.css';

const SPARKS = Array.from({ length: 12 }, (_, at) => at);
export const BURST_MS = 900;

/** Sparks around what it stands in, once. None where nothing should move. */
export function Burst() {
  const [isOver, setIsOver] = useState(isStill);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setIsOver(true), BURST_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  if (isOver) return null;
  return (
    <span className="deposit-burst" aria-hidden="true">
      {SPARKS.map((at) => (
        <i key={at} style={{ transform: `rotate(${(at / SPARKS.length) * 360}deg)` }} />
      ))}
    </span>
  );
}

const VIBRATES_MS = 40;

/** One short vibration, where the phone has it. */
export function feelCredited(): void {
  if (!isStill()) vibrate(VIBRATES_MS);
}

/** What became of a deposit, and what came with it. */
export function saidOfEnding({ how, amount, bonus = 0 }: EndedDeposit): Message {
  const sum = formatPesos(cents(amount));
  return text[how](bonus > 0 ? text.withBonus(sum, formatPesos(cents(bonus))) : sum);
}
