import { groundPatterns, patternNames, type PatternName } from './ground-patterns.ts';
import { motifOf, type MotifName } from './motif-table.ts';
import { paint } from './paint.ts';
import { grounds, type PaletteName } from './palettes.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { around, onCircle, round } from './shapes.ts';

export interface IconSubject {
  id: number;
  motif: MotifName;
  palette: PaletteName;
  brandId: number;
}

/**
 * The picture of a game, 300 by 400, the same for the same subject for ever. The game's name is never in it: the page
 * writes it over the calm lower third, so that it is real text.
 */
export function drawIcon({ id, motif, palette, brandId }: IconSubject): string {
  const random = seededRandom(`icon ${id} ${brandId}`);
  const { from, to } = grounds[palette];
  const pattern = patternNames[brandId % patternNames.length] as PatternName;
  const scale = random.between(226, 244) / 100;
  const turn = random.between(-8, 8);
  const surrounding = setting(random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>
<linearGradient id="g" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<radialGradient id="l" cx=".5" cy=".5" r=".5"><stop stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="${to}" stop-opacity="0"/><stop offset=".95" stop-color="${to}" stop-opacity=".85"/></linearGradient>
<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="4.500" stdDeviation="3.500" flood-color="#12062e" flood-opacity=".5"/></filter></defs>
<rect width="300" height="400" fill="url(#g)"/><g fill="#fff" opacity=".1">${groundPatterns[pattern]}</g>
<circle cx="150" cy="150" r="170" fill="url(#l)"/>${surrounding.art}<rect width="300" height="400" fill="url(#f)"/>
<g transform="translate(150 156) rotate(${turn}) scale(${(scale * surrounding.shrink).toFixed(3)}) translate(-50 -50)" filter="url(#s)">${motifOf(motif).art}</g></svg>`;
}

interface Setting {
  art: string;
  /** How much smaller the motif is drawn to fit inside. */
  shrink: number;
}

/** What surrounds the motif. Most games have nothing: the rare medal or sparks keep a long grid from looking stamped. */
function setting(random: SeededRandom): Setting {
  const lot = random.next();
  if (lot < 0.12) return { art: medal(), shrink: 0.82 };
  if (lot < 0.4) return { art: sparks(random), shrink: 1 };
  return { art: '', shrink: 1 };
}

function medal(): string {
  const bulbs = around(20, (a) => {
    const [x, y] = onCircle(150, 156, 125, a);
    return `<circle cx="${x}" cy="${y}" r="5" fill="${paint.butter}"/>`;
  });
  return `<circle cx="150" cy="156" r="134" fill="#12062e" opacity=".26"/><circle cx="150" cy="156" r="125" fill="none" stroke="${paint.gold}" stroke-width="5" opacity=".9"/>${bulbs}`;
}

function sparks(random: SeededRandom): string {
  const places = [
    [28, 70],
    [274, 72],
    [26, 240],
    [276, 250],
    [60, 24],
    [240, 26],
  ] as const;
  return places
    .filter(() => random.chance(0.75))
    .map(([x, y]) => spark(x, y, random.between(8, 17)))
    .join('');
}

function spark(x: number, y: number, size: number): string {
  const waist = round(size * 0.24);
  const reach = round(size - waist);
  return `<path d="M${x} ${y - size}q${waist} ${reach} ${size} ${size}q${-reach} ${waist} ${-size} ${size}q${-waist} ${-reach} ${-size} ${-size}q${reach} ${-waist} ${size} ${-size}z" fill="#fff" opacity=".85"/>`;
}
