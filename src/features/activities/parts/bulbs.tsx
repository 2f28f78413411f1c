import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { ReceiveButton, type ReceiveButtonProps } from './receive-button.tsx';
import './bulbs.css';

/** A string of bulbs, as many of them lit as there are days. Drawn only: the words beside it say how many. */
export function BulbString({ lit, all }: { lit: number; all: number }) {
  const at = (index: number) => ((index + 0.5) / all) * 220 + 10;
  const drop = (x: number) => 14 + 26 * (1 - ((x - 120) / 120) ** 2);
  return (
    <svg className="bulb-string" viewBox="0 0 240 84" aria-hidden="true">
      <path className="bulb-wire" d="M0 14Q120 66 240 14" />
      {Array.from({ length: all }, (_, index) => {
        const x = at(index);
        return (
          <g key={index} className="bulb" data-lit={index < lit} transform={`translate(${x} ${drop(x)})`}>
            <rect x="-4" y="-2" width="8" height="8" rx="2" />
            <circle cy="16" r="11" />
          </g>
        );
      })}
    </svg>
  );
}

interface DaysHeadProps extends ReceiveButtonProps {
  name: string;
  lit: number;
  bulbs: number;
  words: string;
  receivedToday: boolean;
  children?: ReactNode;
}

/** Above days that each give something: how many are lit, and whether there is more to get today. */
export function DaysHead({ name, lit, bulbs, words, receivedToday, children, ...button }: DaysHeadProps) {
  return (
    <section className="promotion-head" aria-label={name}>
      <BulbString lit={lit} all={bulbs} />
      <p>{words}</p>
      <small>{receivedToday ? text.cashTomorrow : text.signReady}</small>
      <ReceiveButton {...button} />
      {children}
    </section>
  );
}
