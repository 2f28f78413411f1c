/** What home brings after its first screen. It travels in one piece, so it is asked for by one name. */
import { WelcomeCards } from './cards/welcome-cards.tsx';
import { ContinueGames } from './continue/continue-games.tsx';
import { refreshAndTell } from './header/refresh-and-tell.ts';
import { HomeBelow, HomeLater } from './home-later.tsx';
import { PlayerPicture } from '#page/player-avatar.tsx';
import { CollectPanel } from './panels/collect-panel.tsx';
import { TypePanel } from './panels/type-panel.tsx';
import { WindowedGrid } from './tiles/windowed-grid.tsx';
import { WinsRoll } from './wins/wins-roll.tsx';

export const parts = {
  WelcomeCards,
  ContinueGames,
  refreshAndTell,
  HomeBelow,
  HomeLater,
  CollectPanel,
  PlayerPicture,
  TypePanel,
  WindowedGrid,
  WinsRoll,
};
