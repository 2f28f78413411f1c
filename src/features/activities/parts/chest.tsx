import { Coin } from './bulbs.tsx';
import './chest.css';

/** A chest of coins under a row of bulbs; open once what it holds is the player's. */
export function Chest({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="chest" viewBox="0 0 200 120" aria-hidden="true" data-open={isOpen}>
      <path className="chest-glow" d="M100 74 20 4h160z" />
      {BULBS.map((x) => (
        <circle key={x} className="chest-bulb" cx={x} cy={8 + Math.abs(x - 100) / -16 + 6} r="3" />
      ))}
      {isOpen && COINS.map(([x, y]) => <Coin key={`${x} ${y}`} x={x} y={y} />)}
      <path className="chest-lid" d="M52 68c0-20 14-28 48-28s48 8 48 28z" />
      <path className="chest-box" d="M52 66h96v40a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6z" />
      <path className="chest-band" d="M52 66h96v9H52zM94 66h12v20a6 6 0 0 1-12 0z" />
    </svg>
  );
}

const BULBS = [20, 40, 60, 80, 100, 120, 140, 160, 180];
const COINS = [
  [70, 58],
  [132, 56],
  [86, 48],
  [116, 46],
  [100, 56],
] as const;
