import { motifOf, type MotifName } from './motif-table.ts';
import { paint } from './paint.ts';
import { grounds, type PaletteName } from './palettes.ts';
import { onCircle, starPath } from './shapes.ts';
import { framed } from './stage.ts';

/** The outlines of emblems, in a box of 240 by 240. */
const outlines = {
  round: 'M120 10a110 110 0 0 1 0 220 110 110 0 0 1 0-220z',
  square: 'M66 12h108a54 54 0 0 1 54 54v108a54 54 0 0 1-54 54H66a54 54 0 0 1-54-54V66a54 54 0 0 1 54-54z',
  shield: 'M120 8c34 18 66 24 100 24 6 96-24 164-100 202C44 196 14 128 20 32c34 0 66-6 100-24z',
  hexagon: hexagon(),
  diamond: 'M103 16a24 24 0 0 1 34 0l87 87a24 24 0 0 1 0 34l-87 87a24 24 0 0 1-34 0l-87-87a24 24 0 0 1 0-34z',
  sunburst: starPath(120, 120, 116, 98, 16),
} as const;

export type LogoOutline = keyof typeof outlines;

export interface LogoSubject {
  emblem: MotifName;
  outline: LogoOutline;
  palette: PaletteName;
}

/** A brand's emblem on no ground, 240 by 240: it stands on whatever the page puts behind it. */
export function drawBrandLogo({ emblem, outline, palette }: LogoSubject): string {
  const { from, to } = grounds[palette];
  const room = outline === 'diamond' ? 1.18 : outline === 'shield' || outline === 'sunburst' ? 1.34 : 1.46;
  const path = outlines[outline];
  const center = outline === 'shield' ? 112 : 120;
  return framed(
    240,
    240,
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<path d="${path}" fill="${paint.gold}"/><g transform="translate(120 120) scale(.945) translate(-120 -120)"><path d="${path}" fill="${to}"/></g>
<g transform="translate(120 120) scale(.9) translate(-120 -120)"><path d="${path}" fill="url(#g)"/></g>
<g transform="translate(120 ${center}) scale(${room}) translate(-50 -50)" filter="url(#s)">${motifOf(emblem).art}</g>`,
  );
}

function hexagon(): string {
  const corners = Array.from({ length: 6 }, (_, index) => onCircle(120, 120, 116, index * 60).join(' '));
  return `M${corners.join('L')}z`;
}
