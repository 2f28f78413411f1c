import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { activities } from '#contract/activities.ts';
import { agents } from '#contract/agents.ts';
import { care } from '#contract/care.ts';
import type { MoneyRow } from '#contract/define.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { seasons } from '#contract/seasons.ts';
import { buttonOf, draw, drawHook, said, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, noTimeOut, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { appChristmasUser, appChristmasUserOpen } = seasons;
const { bankruptBonus } = activities;

interface Ways {
  row?: MoneyRow;
  below?: ReactNode;
}

/** A body whose button claims whatever it is told. */
async function drawEager(
  period: { startTime: number; endTime: number },
  { row = appChristmasUserOpen, below }: Ways = {},
) {
  await openLobby();
  await signIn();
  const { promotion } = await import('../promotion.ts');
  const { PromotionContent } = await import('./promotion-content.tsx');
  const eager = promotion({
    type: 37,
    state: appChristmasUser,
    claims: { open: row },
    title: () => 'Eager',
    rules: () => [],
    period: () => period,
    Body: ({ claim, isBusy }) => (
      <button type="button" aria-disabled={isBusy} onClick={() => claim('open', { propId: 1 })}>
        Open
      </button>
    ),
  });
  const state = exampleOf(appChristmasUser) as never;
  return draw(<PromotionContent promotion={eager} state={state} below={below} />);
}

const nowS = () => Math.floor(Date.now() / 1_000);

test('before it begins nothing is claimed, whatever the body lets through', async () => {
  const startTime = nowS() + 60;
  const place = await drawEager({ startTime: startTime * 1_000, endTime: 0 });
  const isOff = () => buttonOf(place, 'Open')?.getAttribute('aria-disabled');
  expect([said(place, 'activity.begins') !== undefined, isOff()]).toEqual([true, 'true']);
  await tap(buttonOf(place, 'Open'));
  expect(wire.asked(appChristmasUserOpen)).toEqual([]);
  await pass(61_000);
  expect(isOff()).toBe('false');
  await tap(buttonOf(place, 'Open'));
  expect(wire.asked(appChristmasUserOpen)).toHaveLength(1);
});

test('why nothing can be claimed without a connection is said below the rules, so that they stay where they are', async () => {
  const place = await drawEager({ startTime: 0, endTime: 0 }, { below: <h2>Rules</h2> });
  setOnline(false);
  await pass(100);
  const note = place.querySelector('[data-msg-key="activity.noConnection"]');
  expect(note && place.querySelector('h2')?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['no state of this page makes it ask', bankruptBonus, 1, 0],
  ['its state makes the list of promotions be asked', appChristmasUserOpen, 0, 1],
  ['no state at all makes each be asked once', agents.agent3Exchange, 1, 1],
])('a claim that is answered with %s', async (_what, row, states, lists) => {
  wire.on(row, exampleOf(row));
  const place = await drawEager({ startTime: 0, endTime: 0 }, { row });
  const { useAnswer } = await import('#data/ask/use-answer.ts');
  await drawHook(() => [useAnswer(appChristmasUser, {}), useAnswer(activities.getActivityIds, {})]);
  await pass(400, 2);
  const shown = [row, appChristmasUser, activities.getActivityIds];
  const before = shown.map((one) => wire.asked(one).length);
  await tap(buttonOf(place, 'Open'));
  await pass(400, 2);
  expect(shown.map((one, at) => wire.asked(one).length - (before[at] ?? 0))).toEqual([1, states, lists]);
});

test('of what a claim gives, nothing of a thing is not told', async () => {
  const given = { ...exampleOf(appChristmasUserOpen), rewardList: [{ id: 2001, count: 0 }] };
  wire.on(appChristmasUserOpen, given);
  const place = await drawEager({ startTime: 0, endTime: 0 });
  await tap(buttonOf(place, 'Open'));
  await pass(400, 2);
  expect(wire.asked(appChristmasUserOpen)).toHaveLength(1);
  expect(place.querySelector('dialog')).toBeNull();
});

test('what a claim has given is read out with the title of its sheet', async () => {
  const given = { ...exampleOf(appChristmasUserOpen), rewardList: [{ id: 2001, count: 50 }] };
  wire.on(appChristmasUserOpen, given);
  const place = await drawEager({ startTime: 0, endTime: 0 });
  await tap(buttonOf(place, 'Open'));
  await pass(400, 2);
  const told = place.querySelector('dialog')?.getAttribute('aria-describedby');
  expect(document.getElementById(told ?? '')?.textContent).toBe('Yours now: ₱0.50.');
});

test.each([true, false])('a day is received by a tap while nothing is under way: %s', async (isBusy) => {
  const { Days } = await import('./days.tsx');
  const receive = vi.fn();
  const day = { id: 3, itemStatus: 1, rewardList: [{ id: 2001, count: 500 }] };
  const shown = { days: [day], name: 'Days', isBusy, busyWords: () => undefined };
  const place = await draw(<Days {...shown} onReceive={receive} />);
  await tap(place.querySelector('button'));
  expect(receive.mock.calls).toEqual(isBusy ? [] : [[3]]);
});

test.each([
  ['activity.onTimeOut', { breakUntil: Date.now() + 86_400_000 }, /on a time-out until/],
  ['activity.atLimit', { isAtLimit: true }, /reached one of your limits/],
])('a claim that is refused because of it says %s, and not that this is not open', async (key, state, words) => {
  const place = await drawEager({ startTime: 0, endTime: 0 });
  const { toast } = await import('#data/toasts.ts');
  wire.on(appChristmasUserOpen, refusal(CLAIM.notEligible));
  wire.on(care.getCare, { ...noTimeOut(), ...state });
  await tap(buttonOf(place, 'Open'));
  await pass(500);
  expect(said(place, key)).toMatch(words);
  expect(toast.value?.key).toBeUndefined();
});
