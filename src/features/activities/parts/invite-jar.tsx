import { Coin } from './bulbs.tsx';
import './invite-jar.css';

/** A clay pot of the fiesta on its rope, under a string of bulbs; coins rise from it once it holds something. */
export function InviteJar({ isFull }: { isFull: boolean }) {
  return (
    <svg className="invite-jar" viewBox="0 0 200 120" aria-hidden="true" data-full={isFull}>
      <path className="invite-jar-wire" d="M4 10q96 26 192 0" />
      {BULBS.map(([x, y]) => (
        <circle key={x} className="invite-jar-bulb" cx={x} cy={y} r="4" />
      ))}
      <path className="invite-jar-rope" d="M100 23v22" />
      {isFull && COINS.map(([x, y]) => <Coin key={x} x={x} y={y} size={9} />)}
      <path className="invite-jar-clay" d="M76 60h48c16 8 22 18 22 28 0 16-18 26-46 26s-46-10-46-26c0-10 6-20 22-28z" />
      <path className="invite-jar-band" d="M56 82q44 14 88 0v10q-44 14-88 0z" />
      <rect className="invite-jar-rim" x="70" y="54" width="60" height="9" rx="4" />
    </svg>
  );
}

const BULBS = [
  [24, 19],
  [52, 25],
  [148, 25],
  [176, 19],
] as const;
const COINS = [
  [84, 50],
  [100, 44],
  [116, 50],
] as const;
