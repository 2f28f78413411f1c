/** Every text of the app in Filipino, area by area. The types of the areas make it whole. */
import { fil as account } from '#features/account/text.fil.ts';
import { fil as auth } from '#features/auth/text.fil.ts';
import { fil as privacy } from '#features/legal/privacy-text.fil.ts';
import { fil as terms } from '#features/legal/terms-text.fil.ts';
import { fil as legal } from '#features/legal/text.fil.ts';
import { fil as gameSheet } from '#features/lobby/parts/game-sheet/text.fil.ts';
import { fil as search } from '#features/lobby/parts/search/text.fil.ts';
import { fil as play } from '#features/play/text.fil.ts';
import { fil as selfTest } from '#features/system/self-test-text.fil.ts';
import { fil as system } from '#features/system/text.fil.ts';
import { fil as overlays } from '../overlays/text.fil.ts';
import { fil as app } from '../text.fil.ts';

export const filipino = {
  app,
  overlays,
  account,
  auth,
  system,
  selfTest,
  play,
  search,
  gameSheet,
  legal,
  terms,
  privacy,
};
