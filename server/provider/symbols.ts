/** The small symbols of a slot: the four suits as enamelled coins. The others are the lobby's own motifs. */
import { motifNames, motifOf } from '../art/motif-table.ts';
import { paint as p } from '../art/paint.ts';

const suits: Record<string, { light: string; deep: string; shape: string }> = {
  heart: {
    light: p.pink,
    deep: p.red,
    shape: 'M50 78C28 61 22 51 22 40a15 15 0 0 1 28-8 15 15 0 0 1 28 8c0 11-6 21-28 38z',
  },
  diamond: { light: p.azure, deep: p.blue, shape: 'M50 18 76 50 50 82 24 50z' },
  club: {
    light: p.mint,
    deep: p.leaf,
    shape:
      'M50 18a14 14 0 0 1 12 21 14 14 0 1 1-7 22c0 8 2 14 7 19H38c5-5 7-11 7-19a14 14 0 1 1-7-22 14 14 0 0 1 12-21z',
  },
  spade: {
    light: p.lilac,
    deep: p.purple,
    shape:
      'M50 18c12 15 28 22 28 36a14 14 0 0 1-23 10c0 7 2 12 7 16H38c5-4 7-9 7-16a14 14 0 0 1-23-10c0-14 16-21 28-36z',
  },
};

/** One picture of a reel as a whole SVG file, or nothing for a name that is not known. */
export function drawSymbol(name: string): string | undefined {
  const suit = suits[name];
  const motif = motifNames.find((known) => known === name);
  const art = suit ? drawSuit(suit) : motif && motifOf(motif).art;
  return art && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108" width="216" height="216">${art}</svg>`;
}

const drawSuit = ({ light, deep, shape }: { light: string; deep: string; shape: string }): string =>
  `<path d="${shape}" transform="translate(0 4)" fill="${p.night}" opacity=".45"/>
<path d="${shape}" fill="${p.white}" stroke="${p.white}" stroke-width="9" stroke-linejoin="round"/>
<path d="${shape}" fill="${deep}"/>
<svg x="0" y="0" width="50" height="100" viewBox="0 0 50 100"><path d="${shape}" fill="${light}"/></svg>
<path d="M34 40c2-8 6-12 11-14" fill="none" stroke="${p.white}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;
