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
  standing: 'good' | 'disabled' | 'frozen' | 'kycOverdue' | 'selfExcluded';
}

const demo = (
  account: string,
  standing: DemoPlayer['standing'],
  mobile: string,
  { password = 'perya-demo-88', vip = 0 } = {},
): DemoPlayer => ({
  account,
  password,
  nickname: `${account[0]?.toUpperCase()}${account.slice(1)}`,
  mobile,
  vip,
  standing,
});

/** The one that the terminal names at start. */
export const demoPlayer = demo('jamie88', 'good', '9170000088', { vip: 3 });

export const demoPlayers: readonly DemoPlayer[] = [
  demoPlayer,
  demo('lorna88', 'good', '9170000089'), // Somebody else, for what two players do on one phone.
  demo('banned88', 'disabled', '9170000101'), // Refused with 101.
  demo('frozen88', 'frozen', '9170000102'), // Refused with 102.
  demo('nokyc88', 'kycOverdue', '9170000103'), // Refused with 103.
  demo('pause88', 'selfExcluded', '9170000151'), // Refused with 1051.
];

export const demoPasswords: ReadonlyMap<string, string> = new Map(
  demoPlayers.map(({ account, password }) => [account, password]),
);
