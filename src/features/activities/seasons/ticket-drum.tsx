/** A drum with tickets in it, on a stand. Drawn only. */
export function TicketDrum() {
  return (
    <svg className="ticket-drum" viewBox="0 0 200 104" aria-hidden="true">
      <path className="drum-stand" d="M52 98 74 58M148 98l-22-40M40 98h120" />
      <circle className="drum-ring" cx="100" cy="48" r="42" />
      <g className="drum-tickets">
        {TICKETS.map(([x, y, turn, hue]) => (
          <path
            key={`${x} ${y}`}
            data-hue={hue}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-10-6H10v4a2 2 0 0 0 0 4v4H-10v-4a2 2 0 0 0 0-4z"
          />
        ))}
      </g>
      <path className="drum-crank" d="M142 48h22v14" />
    </svg>
  );
}

const TICKETS = [
  [82, 34, -20, 0],
  [112, 30, 30, 1],
  [98, 50, 5, 2],
  [76, 60, 40, 1],
  [122, 56, -35, 0],
  [100, 74, 12, 2],
] as const;
