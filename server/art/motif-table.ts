import type { Motif } from './motif.ts';
import { arcadeMotifs } from './motifs/arcade.ts';
import { festivalMotifs } from './motifs/festival.ts';
import { fruitMotifs } from './motifs/fruit.ts';
import { landMotifs } from './motifs/land.ts';
import { luckMotifs } from './motifs/luck.ts';
import { placeMotifs } from './motifs/place.ts';
import { seaMotifs } from './motifs/sea.ts';
import { sportMotifs } from './motifs/sport.ts';
import { tableMotifs } from './motifs/table.ts';

const motifs = {
  ...fruitMotifs,
  ...luckMotifs,
  ...tableMotifs,
  ...landMotifs,
  ...seaMotifs,
  ...placeMotifs,
  ...festivalMotifs,
  ...sportMotifs,
  ...arcadeMotifs,
};

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as MotifName[];

export function motifOf(name: MotifName): Motif {
  return motifs[name];
}
