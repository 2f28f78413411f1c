import type { ReactNode } from 'react';
import { text } from '#page/promotions/text.ts';
import { ReceiveButton, type ReceiveButtonProps } from './receive-button.tsx';
import './bulbs.css';

interface BulbStringProps {
  lit: number;
  all: number;
  /** What hangs under them: drawn between 40 and 200, from 70 down to 150. */
  children?: ReactNode;
}

/** A string of bulbs, as many of them lit as there are days. Drawn only: the words beside it say how many. */
export function BulbString({ lit, all, children }: BulbStringProps) {
  const at = (index: number) => ((index + 0.5) / all) * 220 + 10;
  const drop = (x: number) => 14 + 26 * (1 - ((x - 120) / 120) ** 2);
  return (
    <svg className="bulb-string" viewBox={`0 0 240 ${children ? 152 : 84}`} aria-hidden="true">
      {children && <path className="drawn-glow" d="M120 56 30 152h180z" />}
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
      {children}
    </svg>
  );
}

interface DaysHeadProps extends ReceiveButtonProps {
  name: string;
  lit: number;
  bulbs: number;
  words: string;
  receivedToday: boolean;
  /** What hangs under the bulbs. */
  picture: ReactNode;
  children?: ReactNode;
}

/** Above days that each give something: how many are lit, and whether there is more to get today. */
export function DaysHead({ name, lit, bulbs, words, receivedToday, picture, children, ...button }: DaysHeadProps) {
  return (
    <section className="promotion-head" aria-label={name}>
      <BulbString lit={lit} all={bulbs}>
        {picture}
      </BulbString>
      <p>{words}</p>
      <small>{receivedToday ? text.cashTomorrow : text.signReady}</small>
      <ReceiveButton {...button} />
      {children}
    </section>
  );
}

/** A coin of the house, seen from the front. */
export const Coin = ({ x, y, size = 10 }: { x: number; y: number; size?: number }) => (
  <g className="drawn-coin" transform={`translate(${x} ${y}) scale(${size / 10})`}>
    <circle r="10" />
    <text y="4">₱</text>
  </g>
);
