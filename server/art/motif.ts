/** The ground colors a motif would drown in are decided by its tone: see palettes.ts. */
export type Tone = 'gold' | 'red' | 'green' | 'blue' | 'violet' | 'brown' | 'dark' | 'light' | 'mixed';

/** One picture in a 100 by 100 box: SVG without text, gradients or filters, so that it can be drawn at any size. */
export interface Motif {
  tone: Tone;
  art: string;
}
