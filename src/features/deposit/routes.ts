import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

const depositAt = (path: string): RouteRow => ({
  ...screen(path, 'player', () => import('./screens/deposit-screen.tsx'), 'DepositScreen'),
  isInLobby: true,
});

export const depositRoutes: RouteRow[] = [depositAt(paths.deposit())];

/** Stands last: a wallet of another name is the deposit. */
export const anyWalletRoute = depositAt(paths.anyWallet());
