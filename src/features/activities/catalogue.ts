/** Every promotion that has a page: its address, its rules' address, and its description, which is loaded with its screen. */
import { paths } from '#paths';
import type { Promotion } from './promotion.ts';

interface Entry {
  path: string;
  rulesPath: string;
  load: () => Promise<Promotion>;
}

export const catalogue: readonly Entry[] = [
  {
    path: paths.activity('supply'),
    rulesPath: paths.rules('supply'),
    load: async () => (await import('./bodies/supply.tsx')).supply,
  },
  {
    path: paths.activity('christmas'),
    rulesPath: paths.rules('christmas'),
    load: async () => (await import('./bodies/christmas.tsx')).christmas,
  },
];
