import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const OFFERED = { ...exampleOf(activities.getActivityIds), isBankrupt: true, totalRecharge: 100_000 };

async function openSupply() {
  await openLobby();
  await signIn();
  const [{ PromotionScreen }, { described }] = [
    await import('../screens/promotion-screen.tsx'),
    await import('./supply.tsx'),
  ];
  const place = await draw(<PromotionScreen promotion={described} />);
  await pass(400);
  return {
    place,
    said: () => place.querySelector('.status-note')?.getAttribute('data-msg-key'),
    button: () => place.querySelector('.promotion > button'),
  };
}

test('on a dead connection the screen says within four seconds that no answer has come, and offers another try', async () => {
  wire.on(activities.getActivityIds, 'dead');
  const { place } = await openSupply();
  await pass(4_000);
  expect(said(place, 'common.slowConnection')).toBeDefined();
  wire.on(activities.getActivityIds, OFFERED);
  await tap(buttonOf(place, 'Try again'));
  await pass(400);
  expect(said(place, 'common.slowConnection')).toBeUndefined();
});

test('a connection that dies after the state was shown: the button says why it cannot give anything, and nothing is sent', async () => {
  wire.on(activities.getActivityIds, OFFERED);
  const { said: note, button } = await openSupply();
  wire.is('dead');
  const { call } = await import('#data/call/call.ts');
  void call(activities.getActivityIds, {});
  await pass(4_000);
  expect(note()).toBe('activity.noConnection');
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  await tap(button());
  expect(wire.asked(activities.bankruptBonus)).toHaveLength(0);
});

test('a claim on a dead connection says within four seconds that there is no answer yet', async () => {
  wire.on(activities.getActivityIds, OFFERED);
  const { said: note, button } = await openSupply();
  expect(note()).toBeNull();
  wire.on(activities.bankruptBonus, 'dead');
  await tap(button());
  expect(wire.asked(activities.bankruptBonus)).toHaveLength(1);
  await pass(4_000);
  expect(note()).toBe('activity.stillAsking');
});

test('[CALL-33] what the supply gives is told in the reward sheet', async () => {
  wire.on(activities.getActivityIds, OFFERED);
  const { button } = await openSupply();
  const rewardList = [{ id: 2001, count: 500, betRate: 1 }];
  wire.on(activities.bankruptBonus, { ...exampleOf(activities.bankruptBonus), rewardList, state: OFFERED });
  await tap(button());
  expect(said(document.querySelector('dialog') ?? document.createElement('i'), 'activity.given')).toBe(
    'Yours now: ₱5.00.',
  );
});

const ENDED = { 30: { title: 'Supply', leftToday: 2, endTime: 1_000 } };

test.each([
  ['that is not listed for the player', {}, 'activity.notEligible', false],
  ['whose end has passed', ENDED, 'activity.ended', true],
])('a supply %s says so, sends nothing, and leads away only once it is over', async (...row) => {
  const [, activityMap, why, leadsAway] = row;
  wire.on(activities.getActivityIds, { ...OFFERED, activityIds: [], activityMap });
  const { place, button } = await openSupply();
  expect(said(document, 'activity.end') !== undefined).toBe(leadsAway);
  expect(said(place, why)).toBeDefined();
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  await tap(button());
  expect(wire.asked(activities.bankruptBonus)).toHaveLength(0);
});

test('the dialog that it is over goes with Escape as well', async () => {
  wire.on(activities.getActivityIds, { ...OFFERED, activityIds: [], activityMap: ENDED });
  await openSupply();
  const over = document.querySelector('dialog');
  over?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await pass(400);
  expect([over !== null, document.querySelector('dialog')]).toEqual([true, null]);
});
