import { expect, test } from 'vitest';
import { draw } from '../../tests/kit/client/draw.ts';
import { goTo } from '../../tests/kit/client/page.ts';
import { settle } from '../../tests/kit/client/turns.ts';

test.each([
  ['expired', '/login', '/lobby/rewards?tab=2'],
  ['left', '/login', undefined],
  // A session that was over when the visit began leads nowhere, from where a guest may be.
  ['over', '/lobby/rewards', undefined],
  ['elsewhere', '/lobby/rewards', undefined],
] as const)(
  '[STATE-02] a session that ends as %s leads to %s, with the way back to %s',
  async (how, shown, wayBack) => {
    goTo('/lobby/rewards?tab=2');
    const { SignInGate } = await import('./sign-in-gate.tsx');
    const { endedSession } = await import('#data/player/session.ts');
    const { returnFor } = await import('#data/player/return-to.ts');
    await draw(<SignInGate asked={undefined} of="a-mark" />);
    endedSession.value = how;
    await settle();
    expect([location.pathname, returnFor('a-mark')]).toEqual([shown, wayBack]);
  },
);
