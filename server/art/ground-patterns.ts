import { around, onCircle, round, slice } from './shapes.ts';

/**
 * Quiet drawings in white, laid thinly over a ground of 300 by 400: one per brand, so that games of one brand look
 * related. They stay in the upper part, because the page writes the game's name over the lower third.
 */
export const groundPatterns = {
  none: '',
  rays: around(12, (a) => `<path d="${slice(150, 156, 320, a - 7, a + 8)}"/>`),
  rings: [70, 120, 170, 220]
    .map((r) => `<circle cx="150" cy="156" r="${r}" fill="none" stroke="#fff" stroke-width="20"/>`)
    .join(''),
  dots: grid(44, (x, y, odd) => `<circle cx="${x + (odd ? 22 : 0)}" cy="${y}" r="${round(9 - y / 60)}"/>`),
  waves: [40, 100, 160, 220, 280].map((y) => wave(y)).join(''),
  weave: grid(60, (x, y, odd) => {
    const cx = x + (odd ? 30 : 0);
    return `<path d="M${cx} ${y - 28}l28 28-28 28-28-28z" fill="none" stroke="#fff" stroke-width="5"/><path d="M${cx} ${y - 9}l9 9-9 9-9-9z"/>`;
  }),
  bunting: bunting(14, 48) + bunting(92, 34),
  bulbs: bulbArc(150, -150, 222, 9) + bulbArc(150, -150, 262, 11),
  stripes: [-120, -40, 40, 120, 200, 280].map((x) => `<path d="M${x} 0h38l180 400h-38z"/>`).join(''),
  hills:
    '<circle cx="226" cy="84" r="46"/><path d="M0 250c50-70 90-80 130-30s70 40 110-10 50-40 60-30v220H0z"/><path d="M0 300c60-40 110-30 160-6s100 0 140-20v126H0z"/>',
  confetti: grid(
    50,
    (x, y, odd) =>
      `<rect x="${x + (odd ? 25 : 4)}" y="${y}" width="17" height="7" rx="3" transform="rotate(${(x * 7 + y * 3) % 180} ${x} ${y})"/>`,
  ),
  sun: `<circle cx="150" cy="150" r="104"/>${around(16, (a) => {
    const [x1, y1] = onCircle(150, 150, 122, a);
    const [x2, y2] = onCircle(150, 150, 250, a);
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#fff" stroke-width="13" stroke-linecap="round"/>`;
  })}`,
} as const;

export type PatternName = keyof typeof groundPatterns;

export const patternNames = Object.keys(groundPatterns) as PatternName[];

function grid(step: number, draw: (x: number, y: number, odd: boolean) => string): string {
  const rows = Math.ceil(300 / step);
  const columns = Math.ceil(340 / step);
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return draw((index % columns) * step, row * step + step / 3, row % 2 === 1);
  }).join('');
}

function wave(y: number): string {
  return `<path d="M-20 ${y}q40-34 80 0t80 0 80 0 80 0 80 0" fill="none" stroke="#fff" stroke-width="14"/>`;
}

function bunting(y: number, size: number): string {
  const flags = Array.from({ length: 8 }, (_, index) => {
    const x = index * 44 - 16;
    const hang = y + 26 - Math.abs(150 - x - 18) * 0.16;
    return `<path d="M${x} ${round(hang)}h36l-18 ${size}z"/>`;
  });
  return `<path d="M-10 ${y}q160 52 320 0" fill="none" stroke="#fff" stroke-width="4"/>${flags.join('')}`;
}

function bulbArc(cx: number, cy: number, radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = onCircle(cx, cy, radius, 180 - 44 + (88 / (count - 1)) * index);
    return `<circle cx="${x}" cy="${y}" r="10"/>`;
  }).join('');
}
