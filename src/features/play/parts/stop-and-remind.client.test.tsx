import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { draw, drawHook } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { settle } from '../../../../tests/kit/client/turns.ts';
import { json, wire } from '../../../../tests/kit/client/wire.ts';

const FAULT = () => json({ code: 500, errcode: 500 });

async function open() {
  await openLobby();
  await signIn();
}

test('a reminder that the server does not change says why, and stays as it was', async () => {
  await open();
  wire.on(games.setRealityCheck, FAULT());
  const { RemindEvery } = await import('./remind-every.tsx');
  const { toast } = await import('#data/toasts.ts');
  const place = await draw(<RemindEvery minutes={30} onChange={() => expect.unreachable()} />);
  const select = place.querySelector('select');
  if (select) select.value = '60';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect([toast.value?.key, select?.value]).toEqual(['common.errorError', '30']);
});

test('a reminder that is chosen in a game holds in that game, whatever it was opened with', async () => {
  await open();
  const { useRealityCheck } = await import('./reality-check.tsx');
  const reality = await drawHook(() => useRealityCheck(60, 20));
  expect([reality.value.everyMinutes, reality.value.isDue]).toEqual([60, false]);
  reality.value.setEveryMinutes(15);
  await settle();
  expect([reality.value.everyMinutes, reality.value.isDue]).toEqual([15, true]);
});
