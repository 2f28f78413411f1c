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
