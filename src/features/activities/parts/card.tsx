import './card.css';

/** A scratch card under a row of bulbs, half scratched; gray where there is none. */
export function Card({ isThere }: { isThere: boolean }) {
  return (
    <svg className="scratch-card" viewBox="0 0 200 112" aria-hidden="true" data-there={isThere}>
      {BULBS.map((x) => (
        <circle key={x} className="scratch-bulb" cx={x} cy="8" r="3" />
      ))}
      <g transform="rotate(-4 100 64)">
        <rect className="scratch-paper" x="38" y="22" width="124" height="80" rx="10" />
        <rect className="scratch-field" x="50" y="46" width="100" height="44" rx="6" />
        <path className="scratch-open" d="M54 84c10-30 18 2 28-26s14 22 26-4c6-12 12-4 16-2l-10 34z" />
        <path className="scratch-star" d="m88 56 4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" />
        <path className="scratch-lines" d="M52 34h52M114 34h18" />
      </g>
    </svg>
  );
}

const BULBS = [20, 40, 60, 80, 100, 120, 140, 160, 180];
