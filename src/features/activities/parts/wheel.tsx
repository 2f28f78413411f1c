import { type CSSProperties, useEffect, useState } from 'react';
import { isMotionPaused } from '#data/device/low-data.ts';
import type { Prize } from '#contract/entities/activity.ts';
import type { Drawn } from '../promotion.ts';
import { stopAngle } from '../rules/wheel.ts';
import './wheel.css';

const TURN_MS = 3_200;
const CENTER = 100;
const RIM = 92;
const LABEL = 66;

const standsStill = (): boolean => isMotionPaused.peek() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the last turn has come to its end; at once where nothing moves. */
export function useSettled(drawn: Drawn | undefined): boolean {
  const times = drawn?.times ?? 0;
  const [settled, setSettled] = useState(times);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(times), standsStill() ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return settled === times;
}

interface WheelProps {
  prizes: readonly Prize[];
  drawn: Drawn | undefined;
  tell: (prize: Prize) => string;
}

/** A wheel under a pointer. It shows nothing that is not told beside it. */
export function Wheel({ prizes, drawn, tell }: WheelProps) {
  const at = prizes.findIndex(({ propId }) => propId === drawn?.propId);
  const angle = drawn ? stopAngle({ at: Math.max(0, at), of: prizes.length, times: drawn.times }) : 0;
  const turn: CSSProperties = {
    transform: `rotate(${angle}deg)`,
    transitionDuration: standsStill() ? '0ms' : `${TURN_MS}ms`,
  };
  return (
    <div className="wheel" aria-hidden="true">
      <svg className="wheel-disc" viewBox="0 0 200 200" style={turn}>
        {prizes.map((prize, number) => (
          <g key={prize.propId} transform={`rotate(${(number * 360) / prizes.length} ${CENTER} ${CENTER})`}>
            <path className="wheel-field" data-even={number % 2 === 0} d={fieldOf(prizes.length)} />
            <text x={CENTER} y={CENTER - LABEL}>
              {tell(prize)}
            </text>
          </g>
        ))}
        <circle className="wheel-hub" cx={CENTER} cy={CENTER} r="16" />
        <circle className="wheel-rim" cx={CENTER} cy={CENTER} r={RIM} />
      </svg>
      <svg className="wheel-pointer" viewBox="0 0 24 28">
        <path d="M2 2h20L12 26z" />
      </svg>
    </div>
  );
}

/** The field at the top of a wheel of so many. */
function fieldOf(count: number): string {
  const half = Math.PI / count;
  const [x, y] = [Math.sin(half) * RIM, Math.cos(half) * RIM];
  return `M${CENTER} ${CENTER}L${CENTER - x} ${CENTER - y}A${RIM} ${RIM} 0 0 1 ${CENTER + x} ${CENTER - y}z`;
}
