/** Small pieces of geometry for the drawings. Numbers are rounded, because every digit is sent to the renderer. */

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point on a circle; 0 degrees is up and degrees grow clockwise, as on a clock. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

/** Repeats a drawing `count` times around the circle; `draw` receives the angle and the index. */
export function around(count: number, draw: (degrees: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(round((360 / count) * index), index)).join('');
}

/** Half of a symmetric drawing and its mirror image about the vertical axis x. */
export function mirrored(half: string, axis = 50): string {
  return `${half}<g transform="translate(${axis * 2} 0) scale(-1 1)">${half}</g>`;
}

/** A slice of a disc, from one angle to another. */
export function slice(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = onCircle(cx, cy, radius, from);
  const [x2, y2] = onCircle(cx, cy, radius, to);
  return `M${cx} ${cy}L${x1} ${y1}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}z`;
}

/** The outline of a star with `count` points, as path data. */
export function starPath(cx: number, cy: number, outer: number, inner: number, count = 5): string {
  const corners = Array.from({ length: count * 2 }, (_, index) =>
    onCircle(cx, cy, index % 2 === 0 ? outer : inner, (180 / count) * index).join(' '),
  );
  return `M${corners.join('L')}z`;
}

/** An eye that looks forward: white, pupil, and the spark that makes it live. */
export function eye(cx: number, cy: number, radius: number, pupil = '#2b2540'): string {
  const spark = round(radius * 0.32);
  return (
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="#fff"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(radius * 0.62)}" fill="${pupil}"/>` +
    `<circle cx="${round(cx - spark)}" cy="${round(cy - spark)}" r="${round(radius * 0.22)}" fill="#fff"/>`
  );
}

/** A soft stroke of light along a curve. */
export function shine(path: string, width = 5, opacity = 0.55): string {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}
