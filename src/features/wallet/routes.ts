import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

export const walletRoutes: RouteRow[] = [
  {
    ...screen(paths.withdraw(), 'player', () => import('./screens/withdraw-screen.tsx'), 'WithdrawScreen'),
    isInLobby: true,
  },
  screen(paths.withdrawBy(), 'player', () => import('./screens/withdraw-screen.tsx'), 'NamedWithdrawScreen'),
  screen(paths.profileAccounts(), 'player', () => import('./screens/accounts-screen.tsx'), 'AccountsScreen'),
  screen(paths.accounts(), 'player', () => import('./screens/accounts-screen.tsx'), 'AccountsScreen'),
  screen(paths.addAccount(), 'player', () => import('./screens/add-account-screen.tsx'), 'AddAccountScreen'),
];
