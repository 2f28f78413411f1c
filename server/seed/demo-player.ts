import type { Limits } from '../play/limits.ts';

/**
 * Who can sign in to a fresh world, one in each state that a sign-in can meet. Never made where real players are: only
 * the sandbox has them.
 */
export interface DemoPlayer {
  account: string;
  password: string;
  nickname: string;
  mobile: string;
  vip: number;
  /** All they have ever bet, as their level wants it. */
  bet: number;
  /** What they begin with, in hundredths. */
  coin: number;
  /** Has proved who they are, and has an e-wallet to withdraw to. */
  isVerified: boolean;
  /** What they have allowed themselves. */
  limits: Limits;
  standing: 'good' | 'disabled' | 'frozen' | 'kycOverdue' | 'selfExcluded';
}

const demo = (
  account: string,
  standing: DemoPlayer['standing'],
  mobile: string,
  { password = 'perya-demo-88', vip = 0, bet = 0, coin = 0, isVerified = false, limits = {} }: Partial<DemoPlayer> = {},
): DemoPlayer => ({
  account,
  password,
  nickname: `${account[0]?.toUpperCase()}${account.slice(1)}`,
  mobile,
  vip,
  bet,
  coin,
  isVerified,
  limits,
  standing,
});

/** The one that the terminal names at start. */
export const demoPlayer = demo('jamie88', 'good', '9170000088', {
  vip: 3,
  bet: 1_500_00,
  coin: 1_284_50,
  isVerified: true,
});

export const demoPlayers: readonly DemoPlayer[] = [
  demoPlayer,
  demo('lorna88', 'good', '9170000089'), // A second player, for what two players do on one phone.
  demo('limit88', 'good', '9170000090', { coin: 500_00, limits: { daily_bet: 20_00 } }), // Stops after ₱20 a day.
  demo('time88', 'good', '9170000091', { coin: 500_00, limits: { daily_minutes: 1 } }), // Stops after a minute a day.
  demo('broke88', 'good', '9170000092', { coin: 50 }), // Has less than any bet.
  demo('banned88', 'disabled', '9170000101'), // Refused with 101.
  demo('frozen88', 'frozen', '9170000102'), // Refused with 102.
  demo('nokyc88', 'kycOverdue', '9170000103'), // Refused with 103.
  demo('pause88', 'selfExcluded', '9170000151'), // Refused with 1051.
];

export const demoPasswords: ReadonlyMap<string, string> = new Map(
  demoPlayers.map(({ account, password }) => [account, password]),
);
