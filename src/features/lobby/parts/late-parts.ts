/** What home brings after its first screen. It travels in one piece, so it is asked for by one name. */
import { BannerControls } from './banners/banner-controls.tsx';
import { WelcomeCards } from './cards/welcome-cards.tsx';
import { ContinueGames } from './continue/continue-games.tsx';
import { HomeBelow, HomeLater } from './home-later.tsx';
import { PlayerPicture } from '#page/player-avatar.tsx';
import { CollectPanel } from './panels/collect-panel.tsx';
import { TypePanel } from './panels/type-panel.tsx';
import { WindowedGrid } from './tiles/windowed-grid.tsx';
import { WinsRoll } from './wins/wins-roll.tsx';
import { balance } from '#data/money/balance.ts';
import { showToast } from '#data/toasts.ts';
import { text } from './cards/text.ts';

export const parts = {
  BannerControls,
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

/** Asks for the balance anew, and says how that ended. */
async function refreshAndTell(onEnd: () => void): Promise<void> {
  const ended = await balance.refresh();
  onEnd();
  if (ended.kind === 'done') showToast(text.refreshed);
  // A connection that fails says so elsewhere; here the wheel only stops.
  if (ended.kind === 'failed' && ended.failure.kind === 'refused') showToast(text.refreshFailed(ended.failure.code));
}
