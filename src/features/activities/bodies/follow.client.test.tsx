import { expect, test } from 'vitest';
import { tasks } from '#contract/tasks.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { appProxyUser4TaskUser: read, appProxyUser4TaskUserShare: open, appProxyUser4TaskUserReceive: receive } = tasks;
const page = (itemStatus: number, clickAction = 'https://facebook.example/perya') => ({
  id: 9_000_001,
  kind: 4,
  title: 'Facebook',
  target: 1,
  reached: 0,
  itemStatus,
  clickAction,
  rewardList: [{ id: 2001, count: 200, betRate: 1 }],
});
const stateWith = (...taskList: object[]) => ({ startTime: 0, endTime: 0, shareUrl: '', taskList });
const openPage = (...taskList: object[]) => openPromotion('/activity/follow', read, stateWith(...taskList));

test('[CALL-37] a page is opened in a window of its own, and after that its reward is received', async () => {
  const place = await openPage(page(0));
  wire.on(open, { ...exampleOf(open), state: stateWith(page(1)), rewardList: [] });
  const link = buttonOf(place, 'Open: Facebook');
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://facebook.example/perya',
    'noopener noreferrer',
  ]);
  link?.addEventListener('click', (event) => event.preventDefault());
  await tap(link);
  await pass(400);
  expect(wire.asked(open)[0]?.body).toMatchObject({ propId: 9_000_001 });
  wire.on(read, { ...exampleOf(read), ...stateWith(page(2)) });
  wire.on(receive, { ...exampleOf(receive), state: stateWith(page(2)) });
  await tap(buttonOf(place, 'Receive: Facebook'));
  await pass(400);
  expect(wire.asked(receive)[0]?.body).toMatchObject({ propId: 9_000_001 });
  expect(seenText(place)).toContain('Received');
  expect(said(document, 'activity.given')).toContain('Yours now');
});

test('while a claim is under way no other page is opened, since the server would not hear of it', async () => {
  const other = { ...page(0, 'https://x.example/perya'), id: 9_000_002, title: 'X' };
  const place = await openPage(page(0), other);
  wire.on(open, () => wire.later().reply);
  const led: boolean[] = [];
  place.addEventListener('click', (event) => {
    led.push(!event.defaultPrevented);
    event.preventDefault();
  });
  await tap(buttonOf(place, 'Open: Facebook'));
  await tap(buttonOf(place, 'Open: X'));
  expect([led, wire.asked(open).length]).toEqual([[true, false], 1]);
  expect(buttonOf(place, 'Open: X')?.getAttribute('aria-disabled')).toBe('true');
});

test('an address that is none of the web is no link, and without a page it says so', async () => {
  const place = await openPage(page(0, 'javascript:alert(1)'));
  expect(buttonOf(place, 'Open: Facebook')).toBeUndefined();
  expect(said(place, 'activity.followNone')).toBeUndefined();
});

test('where the operator has no page elsewhere, it says so', async () => {
  expect(said(await openPage(), 'activity.followNone')).toBeDefined();
});

test('offline nothing is sent', async () => {
  const place = await openPage(page(1));
  setOnline(false);
  await pass(400);
  await tap(buttonOf(place, 'Receive: Facebook'));
  expect([said(place, 'activity.noConnection') !== undefined, wire.asked(receive)]).toEqual([true, []]);
});
