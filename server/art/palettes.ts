import type { Tone } from './motif.ts';
import { motifOf, type MotifName } from './motif-table.ts';

/** The two colors of a ground, from its top left to its bottom right. */
interface Ground {
  from: string;
  to: string;
}

export const grounds = {
  coral: { from: '#ff7457', to: '#7a1450' },
  azure: { from: '#38c6ff', to: '#143a9a' },
  violet: { from: '#a066ff', to: '#341088' },
  jade: { from: '#3fd9a4', to: '#0a4750' },
  gold: { from: '#ffbd3f', to: '#9a3110' },
  pink: { from: '#ff6a9c', to: '#4d1062' },
  orchid: { from: '#d06cf5', to: '#3a1184' },
  teal: { from: '#23cfc6', to: '#0c3268' },
  indigo: { from: '#6a84ff', to: '#21126e' },
  lime: { from: '#b4df50', to: '#0e5b40' },
  crimson: { from: '#ff5468', to: '#560c35' },
  sky: { from: '#8fdcff', to: '#3b40ba' },
  ember: { from: '#ff9142', to: '#86143a' },
  dusk: { from: '#6c58cc', to: '#160d3a' },
} as const satisfies Record<string, Ground>;

export type PaletteName = keyof typeof grounds;

export const paletteNames = Object.keys(grounds) as PaletteName[];

/** The grounds on which a motif of this tone would lose its outline. */
const drowns: Record<Tone, readonly PaletteName[]> = {
  gold: ['gold', 'ember', 'lime'],
  red: ['coral', 'crimson', 'ember', 'pink'],
  green: ['jade', 'lime', 'teal'],
  blue: ['azure', 'sky', 'teal', 'indigo'],
  violet: ['violet', 'orchid', 'indigo', 'dusk'],
  brown: ['gold', 'ember', 'coral', 'crimson'],
  dark: ['dusk', 'indigo', 'violet'],
  light: ['sky'],
  mixed: [],
};

/** The grounds a motif stands out on. */
export function palettesFor(motif: MotifName): PaletteName[] {
  const bad = drowns[motifOf(motif).tone];
  return paletteNames.filter((name) => !bad.includes(name));
}
