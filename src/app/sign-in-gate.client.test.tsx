import { expect, test } from 'vitest';
import type * as session from '#data/player/session.ts';
import { openApp } from '../../tests/kit/client/app.tsx';
import { draw } from '../../tests/kit/client/draw.ts';
import { goTo, signIn, tellTabs } from '../../tests/kit/client/page.ts';
import { settle } from '../../tests/kit/client/turns.ts';

type Session = typeof session;

const endings = {
  expired: ({ expire }: Session) => expire(),
  left: ({ endOnPurpose }: Session) => endOnPurpose(),
  over: ({ drop }: Session) => drop(),
  elsewhere: () => {
    localStorage.removeItem('ACCESS_TOKEN');
    tellTabs('ACCESS_TOKEN');
  },
};

test.each([
  ['expired', '/login', '/lobby/rewards?tab=2'],
  ['left', '/login', undefined],
  // A session that was over when the visit began leads nowhere, from where a guest may be.
  ['over', '/lobby/rewards', undefined],
  ['elsewhere', '/lobby/rewards', undefined],
] as const)(
  '[STATE-02] a session that ends as %s leads to %s, with the way back to %s',
  async (how, shown, wayBack) => {
    await signIn();
    goTo('/lobby/rewards?tab=2');
    const { SignInGate } = await import('./sign-in-gate.tsx');
    const ended = await import('#data/player/session.ts');
    const { returnFor } = await import('#data/sign-in/return-to.ts');
    await draw(<SignInGate asked={undefined} of="a-mark" />);
    await endings[how](ended);
    await settle();
    expect([location.pathname, returnFor('a-mark')]).toEqual([shown, wayBack]);
  },
);

test.each([
  ['left', undefined],
  ['elsewhere', undefined],
  ['expired', '/profile/tickets'],
] as const)('of a player whose session ends as %s the way back from their own screen is %s', async (how, wayBack) => {
  await openApp('/profile/tickets', { user: {} });
  const { owner } = await import('#data/player/owner.ts');
  const { returnFor } = await import('#data/sign-in/return-to.ts');
  const mark = owner.peek();
  await endings[how](await import('#data/player/session.ts'));
  await settle();
  expect([location.pathname, returnFor(mark)]).toEqual(['/login', wayBack]);
});
