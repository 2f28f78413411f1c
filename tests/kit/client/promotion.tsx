/** The page of a promotion as a player finds it. */
import { care } from '#contract/care.ts';
import type { Row } from '#contract/define.ts';
import { openPainted, shown } from './app.tsx';
import { QUIET } from './home.ts';
import type { signIn } from './page.ts';
import { noTimeOut, wire } from './wire.ts';

interface Given {
  config?: Record<string, unknown>;
  user?: Parameters<typeof signIn>[0];
  /** What keeps the player away from promotions; nothing else. */
  keptAway?: { breakUntil?: number; isAtLimit?: boolean };
}

/** The server tells this state of it. */
export async function openPromotion(
  address: string,
  state: Row,
  told: object,
  { config, user = {}, keptAway }: Given = {},
) {
  if (keptAway) wire.on(care.getCare, { ...noTimeOut(), ...keptAway });
  wire.on(state, { code: 200, errcode: 0, ...told });
  const place = await openPainted(address, { config: { ...QUIET, ...config }, user });
  await shown();
  return place;
}
