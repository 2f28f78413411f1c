import { expect, test, vi } from 'vitest';
import { seasons } from '#contract/seasons.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { appChristmasUser, appChristmasUserOpen } = seasons;

/** A body whose button claims whatever it is told. */
async function drawEager(period: { startTime: number; endTime: number }) {
  await openLobby();
  await signIn();
  const { promotion } = await import('../promotion.ts');
  const { PromotionContent } = await import('./promotion-content.tsx');
  const eager = promotion({
    type: 37,
    state: appChristmasUser,
    claims: { open: appChristmasUserOpen },
    title: () => 'Eager',
    rules: () => [],
    period: () => period,
    Body: ({ claim }) => (
      <button type="button" onClick={() => claim('open', { propId: 1 })}>
        Open
      </button>
    ),
  });
  const reading = { answer: exampleOf(appChristmasUser) as never, refresh: async () => undefined };
  return draw(<PromotionContent promotion={eager} reading={reading} />);
}

const nowS = () => Math.floor(Date.now() / 1_000);

test('before it begins nothing is claimed, whatever the body lets through', async () => {
  const startTime = nowS() + 60;
  const place = await drawEager({ startTime: startTime * 1_000, endTime: 0 });
  expect(said(place, 'activity.begins')).toBeDefined();
  await tap(buttonOf(place, 'Open'));
  expect(wire.asked(appChristmasUserOpen)).toEqual([]);
  await pass(61_000);
  await tap(buttonOf(place, 'Open'));
  expect(wire.asked(appChristmasUserOpen)).toHaveLength(1);
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

test.each([true, false])('a day is received by a tap while nothing is under way: %s', async (isBusy) => {
  const { Days } = await import('./days.tsx');
  const receive = vi.fn();
  const day = { id: 3, itemStatus: 1, rewardList: [{ id: 2001, count: 500 }] };
  const place = await draw(<Days days={[day]} name="Days" isBusy={isBusy} onReceive={receive} />);
  await tap(place.querySelector('button'));
  expect(receive.mock.calls).toEqual(isBusy ? [] : [[3]]);
});
