import { useEffect, useRef, useState } from 'react';

const SPARKS = 14;
const LASTS_MS = 1_800;

/** A night over roofs. A firework goes up when one has been used; without motion none does. */
export function NightSky({ fireworks }: { fireworks: number }) {
  const burst = useBurst(fireworks);
  return (
    <svg className="night-sky" viewBox="0 0 200 96" aria-hidden="true">
      {STARS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="night-star" cx={x} cy={y} r="1.2" />
      ))}
      {burst > 0 && (
        <g key={burst} className="firework" data-hue={burst % 3} transform="translate(100 40)">
          <path className="firework-trail" d="M0 46V0" />
          {Array.from({ length: SPARKS }, (_, at) => (
            <g key={at} transform={`rotate(${(360 / SPARKS) * at})`}>
              <circle className="firework-spark" cy="0" r="2.4" />
            </g>
          ))}
        </g>
      )}
      <path
        className="night-roofs"
        d="M0 96q14-2 22-16l8-10 10 10h14V68h22v12h14l12-14 12 14h12V72h20v8h12l8-8 6 8q8 14 28 16z"
      />
    </svg>
  );
}

const STARS = [
  [18, 14],
  [44, 30],
  [66, 10],
  [92, 22],
  [120, 8],
  [142, 28],
  [168, 14],
  [186, 36],
] as const;

/** Counts up whenever there is one firework less than before; 0 once it has burned down. */
function useBurst(fireworks: number): number {
  const before = useRef(fireworks);
  const [burst, setBurst] = useState(0);
  useEffect(() => {
    const isLess = fireworks < before.current;
    before.current = fireworks;
    if (!isLess || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    setBurst((last) => last + 1);
    const timer = setTimeout(() => setBurst(0), LASTS_MS);
    return () => clearTimeout(timer);
  }, [fireworks]);
  return burst;
}
