import type { HandlersOf } from '../call/handler.ts';
import { lobbyTips } from '../config/lobby-tips.ts';
import { exitGame } from '../play/exit-game.ts';
import { gameLike } from '../play/game-like.ts';
import { playState } from '../play/play-state.ts';
import { startGame } from '../play/start-game.ts';
import { setRealityCheck, takeBreak } from '../play/take-break.ts';
import { getBonusTickers } from '../promotions/weekend-lottery.ts';

export const games: HandlersOf<'games'> = {
  startGame,
  playState,
  setRealityCheck,
  takeBreak,
  exitGame,
  gameLike,
  lobbyTips,
  getBonusTickers,
};
