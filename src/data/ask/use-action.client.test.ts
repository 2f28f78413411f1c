import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const CLAIM = activities.bankruptBonus;

async function begin() {
  await openLobby();
  await signIn();
  const { useAction } = await import('./use-action.ts');
  return drawHook(() => useAction(CLAIM));
}

test('while an earlier call about money is asked about, no other is sent', async () => {
  const action = await begin();
  wire.on(CLAIM, 'refused');
  const { moveMoney } = await import('../money/asked.ts');
  await moveMoney(CLAIM, {});
  const { isChecking } = await import('../money/asked.ts');
  expect(isChecking.value).toBe(true);
  const before = wire.asked(CLAIM).length;
  expect(await action.value.run(() => ({}), 'another')).toBeUndefined();
  expect(wire.asked(CLAIM)).toHaveLength(before);
});

test('as long as a call is under way the page is not loaded anew', async () => {
  const action = await begin();
  const { isReloadHeld } = await import('../app/reload-holds.ts');
  const { reply, arrives } = wire.later();
  wire.on(CLAIM, () => reply);
  void action.value.run(() => ({}), 'a claim');
  await settle();
  expect(isReloadHeld.value).toBe(true);
  arrives(exampleOf(CLAIM));
  await pass(100);
  expect(isReloadHeld.value).toBe(false);
});
