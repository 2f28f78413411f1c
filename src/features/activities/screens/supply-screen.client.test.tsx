import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { draw, tap } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const OFFERED = { ...exampleOf(activities.getActivityIds), isBankrupt: true, totalRecharge: 100_000 };

async function openSupply() {
  await openLobby();
  await signIn();
  const { SupplyScreen } = await import('./supply-screen.tsx');
  const place = await draw(<SupplyScreen />);
  return {
    said: () => place.querySelector('.supply-note')?.getAttribute('data-msg-key'),
    button: () => place.querySelector('.supply > button'),
  };
}

test('on a dead connection the button says within four seconds why it cannot give anything', async () => {
  wire.on(activities.getActivityIds, 'dead');
  const { said, button } = await openSupply();
  await pass(4_000);
  expect(said()).toBe('activity.noConnection');
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  await tap(button());
  expect(wire.asked(activities.bankruptBonus)).toHaveLength(0);
});

test('a claim on a dead connection says within four seconds that nobody has answered yet', async () => {
  wire.on(activities.getActivityIds, OFFERED);
  const { said, button } = await openSupply();
  expect(said()).toBeNull();
  wire.on(activities.bankruptBonus, 'dead');
  await tap(button());
  expect(wire.asked(activities.bankruptBonus)).toHaveLength(1);
  await pass(4_000);
  expect(said()).toBe('activity.stillAsking');
});
