import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const games: HandlersOf<'games'> = {
  startGame: notBuilt,
  playState: notBuilt,
  setRealityCheck: notBuilt,
  takeBreak: notBuilt,
  exitGame: notBuilt,
  gameLike: notBuilt,
  getBonusTickers: notBuilt,
};
