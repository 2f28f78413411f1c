import { LINES } from '../../engines/slot/slot-model.ts';
import { isStill } from '../theme.ts';

export interface ShownWins {
  /** Which lines pay, and how many reels of each. */
  lines: readonly { line: number; count: number }[];
  /** "reel row" of everything that takes part. */
  cells: ReadonlySet<string>;
}

const EACH_MS = 900;
/** Then all of it stands still, and the page rests. */
const LASTS_MS = 9_000;

/** One line after the other; true while there is more to show. */
export function drawWins(
  context: CanvasRenderingContext2D,
  { lines }: ShownWins,
  passedMs: number,
  { width, height }: { width: number; height: number },
): boolean {
  const isOver = isStill() || passedMs > LASTS_MS;
  const shown = isOver ? lines : lines.slice(Math.floor(passedMs / EACH_MS) % lines.length).slice(0, 1);
  for (const { line, count } of shown) {
    const rows = LINES[line] ?? [];
    context.beginPath();
    for (const [reel, row] of rows.slice(0, count).entries()) {
      context.lineTo((reel + 0.5) * width, (row + 0.5) * height);
    }
    const glow = isOver ? 0.5 : 0.65 + 0.35 * Math.cos((passedMs / EACH_MS) * 2 * Math.PI);
    stroke(context, `rgba(255, 200, 61, ${0.25 * glow})`, width * 0.16);
    stroke(context, `rgba(255, 231, 163, ${glow})`, width * 0.045);
  }
  return !isOver && lines.length > 0;
}

function stroke(context: CanvasRenderingContext2D, style: string, lineWidth: number): void {
  context.strokeStyle = style;
  context.lineWidth = lineWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}
