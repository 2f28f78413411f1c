import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

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
