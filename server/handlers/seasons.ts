import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

import { christmas } from '../promotions/christmas.ts';
import { handlersOf } from '../promotions/handlers-of.ts';

export const seasons: HandlersOf<'seasons'> = {
  ...handlersOf(christmas, 'appChristmasUser'),
  appNewYearUser: notBuilt,
  appNewYearUserShare: notBuilt,
  appNewYearUserReceiveTask: notBuilt,
  appNewYearUserBoxOpen: notBuilt,
  appNewYearUserOpen: notBuilt,
  appNewYearUserExtra: notBuilt,
};
