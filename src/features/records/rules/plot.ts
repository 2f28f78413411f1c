/** Where each step of time stands on the drawing: in goes up from the line of nothing, out goes down from it. */
import type { Step } from './period.ts';

interface Column {
  step: string;
  x: number;
  width: number;
  /** The column of what came in, from its top down to the line of nothing. */
  inHeight: number;
  outHeight: number;
  /** The place of the net sum, from the top of the drawing; undefined where nothing was moved. */
  netY: number | undefined;
}

interface Plot {
  /** The place of the line of nothing, from the top of the drawing. */
  zeroY: number;
  columns: Column[];
}

interface Bar {
  x: number;
  width: number;
}

/** Of a width of 100: a loss to the left of the line of nothing, a win to the right, on one scale for all. */
export function barsOf(nets: readonly number[]): { zeroX: number; bars: Bar[] } {
  const least = Math.min(0, ...nets);
  const most = Math.max(0, ...nets);
  const scale = most === least ? 0 : 100 / (most - least);
  const zeroX = Math.max(0, -least * scale);
  return { zeroX, bars: nets.map((net) => ({ x: zeroX + Math.min(0, net) * scale, width: Math.abs(net) * scale })) };
}

/** How much of a step's width stays empty between two columns. */
const GAP = 0.25;

/** One scale for in and out, so that they can be compared; the line stands where both have room. */
export function plotOf(steps: readonly Step[], { width, height }: { width: number; height: number }): Plot {
  const top = Math.max(0, ...steps.map(({ moneyIn }) => moneyIn));
  const bottom = Math.max(0, ...steps.map(({ moneyOut }) => moneyOut));
  const scale = top + bottom === 0 ? 0 : height / (top + bottom);
  const zeroY = top + bottom === 0 ? height / 2 : top * scale;
  const place = width / Math.max(1, steps.length);
  const columns = steps.map(({ step, moneyIn, moneyOut }, at) => ({
    step,
    x: at * place + (place * GAP) / 2,
    width: place * (1 - GAP),
    inHeight: moneyIn * scale,
    outHeight: moneyOut * scale,
    netY: moneyIn + moneyOut > 0 ? zeroY - (moneyIn - moneyOut) * scale : undefined,
  }));
  return { zeroY, columns };
}
