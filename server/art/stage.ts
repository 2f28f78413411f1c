import { motifOf, type MotifName } from './motif-table.ts';
import { paint } from './paint.ts';
import { around, onCircle, round } from './shapes.ts';

/** What banners, posters, logos and avatars are built with: a lit ground, and things placed on it. */

export interface Light {
  /** Colors of the ground from its top left to its bottom right. */
  colors: readonly string[];
  /** Where a soft light falls, in pixels. */
  glow: { cx: number; cy: number; radius: number };
}

/** A whole picture: an opaque ground with a soft light, and the body on it. */
export function litPicture(width: number, height: number, { colors, glow }: Light, body: string): string {
  const stops = colors.map((color, index) => stop(round((index / (colors.length - 1)) * 100), color)).join('');
  return framed(
    width,
    height,
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2=".6">${stops}</linearGradient>
<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${glow.cx}" cy="${glow.cy}" r="${glow.radius}"><stop stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/><rect width="${width}" height="${height}" fill="url(#l)"/>${body}`,
  );
}

/** A picture without a ground. Its width and height come first, where the renderer looks for them. */
export function framed(width: number, height: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}
<filter id="s" x="-25%" y="-25%" width="150%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#12062e" flood-opacity=".45"/></filter></defs>${body}</svg>`;
}

/** A motif with its shadow, `size` pixels wide, its middle at the given point. */
export function placed(motif: MotifName, cx: number, cy: number, size: number, turn = 0): string {
  return shaded(motifOf(motif).art, cx, cy, size, turn);
}

/** Any drawing in a 100 by 100 box, placed as a motif is. */
export function shaded(art: string, cx: number, cy: number, size: number, turn = 0): string {
  return `<g transform="translate(${cx} ${cy}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)" filter="url(#s)">${art}</g>`;
}

/** The marquee's bulbs along a circle. */
export function bulbRing(cx: number, cy: number, radius: number, count: number, size: number): string {
  return around(count, (a) => {
    const [x, y] = onCircle(cx, cy, radius, a);
    return `<circle cx="${x}" cy="${y}" r="${round(size * 1.9)}" fill="${paint.gold}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${size}" fill="${paint.butter}"/>`;
  });
}

/** A string of lights that hangs between two points of one height. */
export function lightString(x1: number, x2: number, y: number, sag: number, count: number): string {
  const colors = [paint.gold, paint.coral, paint.jade, paint.azure];
  const lamps = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const x = round(x1 + (x2 - x1) * part);
    const lampY = round(y + 4 * sag * part * (1 - part) + 7);
    return `<circle cx="${x}" cy="${lampY}" r="11" fill="${colors[index % 4]}" opacity=".28"/><circle cx="${x}" cy="${lampY}" r="5" fill="${colors[index % 4]}"/>`;
  });
  return `<path d="M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}" fill="none" stroke="#12062e" stroke-width="2.500" opacity=".7"/>${lamps.join('')}`;
}

/** Beams of light that open out from a point. */
export function beams(cx: number, cy: number, reach: number, opacity = 0.1): string {
  const wedges = around(14, (a) => {
    const [x1, y1] = onCircle(cx, cy, reach, a - 6);
    const [x2, y2] = onCircle(cx, cy, reach, a + 6);
    return `<path d="M${cx} ${cy}L${x1} ${y1}L${x2} ${y2}z"/>`;
  });
  return `<g fill="#fff" opacity="${opacity}">${wedges}</g>`;
}

function stop(offset: number, color: string): string {
  return `<stop offset="${offset}%" stop-color="${color}"/>`;
}
