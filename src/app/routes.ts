/** Joins the features' routes, and names the screens that are not there yet, so that every guard already holds. */
import { lazyNamed } from '#ui/lazy-named.ts';
import { accountRoutes } from '#features/account/routes.ts';
import { activityRoutes, promotionRoute } from '#features/activities/routes.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { depositRoutes } from '#features/deposit/routes.ts';
import { legalRoutes } from '#features/legal/routes.ts';
import { lobbyRoutes } from '#features/lobby/routes.ts';
import { playRoutes } from '#features/play/routes.ts';
import { recordRoutes } from '#features/records/routes.ts';
import { systemRoutes } from '#features/system/routes.ts';
import { walletRoutes } from '#features/wallet/routes.ts';
import type { RouteRow } from '#route-row';

const ComingScreen = lazyNamed(() => import('#features/system/screens/coming-screen.tsx'), 'ComingScreen');

const OPEN = '/notice/detail/:id /activity/weekendLottery';
const OPEN_IN_LOBBY = '/lobby/rewards /lobby/notice';
const PLAYERS_IN_LOBBY = '/lobby/email /lobby/task /lobby/wallets/:id';
const PLAYERS =
  '/points /walletsPassword /walletsKyc /walletsKycUpload /withdrawal/:name /reward/detail/:id ' +
  '/profile/:name /profile/agree/:name';

function coming(paths: string, access: RouteRow['access'], isInLobby: boolean): RouteRow[] {
  return paths.split(' ').map((path) => ({ path, access, isInLobby, Screen: ComingScreen }));
}

/** The first row that matches an address is its row, so an open address stands before the players' pattern it fits. */
export const routes: RouteRow[] = [
  ...authRoutes,
  ...accountRoutes,
  ...activityRoutes,
  ...lobbyRoutes,
  ...playRoutes,
  ...legalRoutes,
  ...depositRoutes,
  ...walletRoutes,
  ...recordRoutes,
  ...systemRoutes,
  ...coming(OPEN, 'anyone', false),
  ...coming(OPEN_IN_LOBBY, 'anyone', true),
  ...coming(PLAYERS_IN_LOBBY, 'player', true),
  ...coming(PLAYERS, 'player', false),
  promotionRoute,
];
