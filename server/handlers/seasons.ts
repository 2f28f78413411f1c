import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const seasons: HandlersOf<'seasons'> = {
  appChristmasUser: notBuilt,
  appChristmasUserSign: notBuilt,
  appChristmasUserOpen: notBuilt,
  appChristmasUserReceive: notBuilt,
  appChristmasUserExtra: notBuilt,
  appNewYearUser: notBuilt,
  appNewYearUserShare: notBuilt,
  appNewYearUserReceiveTask: notBuilt,
  appNewYearUserBoxOpen: notBuilt,
  appNewYearUserOpen: notBuilt,
  appNewYearUserExtra: notBuilt,
};
