import type { Lobby } from '#data/lobby/use-stored.ts';
import type { HomeNotice } from './home-notice-to-show.ts';

/** What an overlay is told; each takes what it needs. */
export interface OverlayProps {
  config: Lobby['config'];
  notice: HomeNotice | undefined;
}
