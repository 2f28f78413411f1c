/** Joins the features' routes. */
import { accountRoutes } from '#features/account/routes.ts';
import { activityRoutes, promotionRoute } from '#features/activities/routes.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { careRoutes } from '#features/care/routes.ts';
import { anyWalletRoute, depositRoutes } from '#features/deposit/routes.ts';
import { helpRoutes } from '#features/help/routes.ts';
import { kycRoutes } from '#features/kyc/routes.ts';
import { legalRoutes } from '#features/legal/routes.ts';
import { lobbyRoutes } from '#features/lobby/routes.ts';
import { mailRoutes } from '#features/mail/routes.ts';
import { newsRoutes } from '#features/news/routes.ts';
import { playRoutes } from '#features/play/routes.ts';
import { pointsRoutes } from '#features/points/routes.ts';
import { anyProfileRoute, profileRoutes } from '#features/profile/routes.ts';
import { recordRoutes } from '#features/records/routes.ts';
import { safeboxRoutes } from '#features/safebox/routes.ts';
import { systemRoutes } from '#features/system/routes.ts';
import { walletRoutes } from '#features/wallet/routes.ts';
import type { RouteRow } from '#route-row';

const built: RouteRow[] = [
  // The rules of points stand before those of any promotion.
  ...pointsRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...profileRoutes,
  ...careRoutes,
  ...activityRoutes,
  ...lobbyRoutes,
  ...mailRoutes,
  ...newsRoutes,
  ...playRoutes,
  ...legalRoutes,
  ...depositRoutes,
  ...walletRoutes,
  ...safeboxRoutes,
  ...kycRoutes,
  ...recordRoutes,
  ...helpRoutes,
  ...systemRoutes,
];

/** The first row that matches an address is its row, so a pattern stands after the addresses that fit it. */
export const routes: RouteRow[] = [...built, anyWalletRoute, anyProfileRoute, promotionRoute];
