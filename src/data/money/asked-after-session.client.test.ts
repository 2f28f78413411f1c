import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { DAY_MS } from '#shared/durations.ts';
import { leavePage, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const CLAIM = activities.bankruptBonus;

/** A claim whose answer is lost, and then the session; after the next log-in the server says that the claim was done. */
async function loseSession(end: 'expire' | 'drop' | 'endOnPurpose', next: Parameters<typeof signIn>[0], laterMs = 0) {
  await openLobby();
  await signIn();
  wire.on(CLAIM, 'refused');
  const { moveMoney } = await import('./asked.ts');
  await moveMoney(CLAIM, {});
  const [claim] = wire.asked(CLAIM);
  const session = await import('#data/player/session.ts');
  await session[end]();
  await settle();
  await leavePage();
  await pass(laterMs, 1);
  wire.reset();
  wire.on(CLAIM, exampleOf(CLAIM));
  await openLobby();
  await signIn({ token: 'a-new-token', ...next });
  const { lastLearnt, resumeChecks } = await import('./asked.ts');
  await resumeChecks();
  await pass(5_000);
  return {
    found: lastLearnt.value?.found,
    asked: wire
      .asked(CLAIM)
      .map(({ headers }) => [
        headers.has(QUESTION_HEADER) ? 'question' : 'claim',
        headers.get('idempotency-key') === claim?.headers.get('idempotency-key'),
      ]),
  };
}

test.each(['expire', 'drop'] as const)(
  'what was open when the session ended by itself (%s) is asked about once the same player has logged in again',
  async (end) => {
    expect(await loseSession(end, {})).toEqual({ found: 'done', asked: [['question', true]] });
  },
);

test.each([
  ['another player comes', 'expire', { id: 8 }, 0],
  ['its player has logged out', 'endOnPurpose', {}, 0],
  ['a day has passed', 'expire', {}, DAY_MS],
] as const)(
  'what was open when the session ended is asked about no more where %s',
  async (_why, end, next, laterMs) => {
    expect(await loseSession(end, next, laterMs)).toEqual({ found: undefined, asked: [] });
  },
);
