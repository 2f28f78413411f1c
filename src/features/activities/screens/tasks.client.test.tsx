import { expect, test } from 'vitest';
import { tasks } from '#contract/tasks.ts';
import { openApp, screenOf, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

const coin = [{ id: 2001, count: 300, betRate: 1 }];
const task = (id: number, itemStatus: number, reached: number) => ({
  id,
  kind: 1,
  title: `Task ${id}`,
  target: 3,
  reached,
  itemStatus,
  rewardList: coin,
});
const told = (taskData: unknown, achieveData: unknown = '[]') => ({
  code: 200,
  errcode: 0,
  achieveNum: 2,
  achieveData,
  taskData,
});
const LIST = told(
  JSON.stringify([task(1, 1, 3), task(2, 0, 1), task(3, 2, 3)]),
  JSON.stringify([{ propId: 50, title: 'Five tasks', target: 5, reached: 2, itemStatus: 0, rewardList: coin }]),
);

async function openTasks(address: string, answer: object | 'refused' = LIST) {
  wire.on(tasks.getTaskUser, answer);
  const place = await openApp(address, { user: {} });
  await shown();
  return place;
}
const bars = (place: Element) =>
  [...screenOf(place).querySelectorAll('progress')].map((one) => [
    one.getAttribute('aria-label'),
    one.getAttribute('value'),
    one.getAttribute('max'),
  ]);

test('[ROUTE-17] a player opens the tasks above the tab bar', async () => {
  const place = await openTasks('/lobby/task');
  expect(location.pathname).toBe('/lobby/task');
  expect(screenOf(place).querySelector('h1')?.textContent).toBe('Tasks');
  expect(place.querySelector('.tab-bar')).not.toBeNull();
});

test('[ROUTE-36] a player opens the tasks of the profile', async () => {
  const place = await openTasks('/profile/task');
  expect(location.pathname).toBe('/profile/task');
  expect(screenOf(place).querySelector('h1')?.textContent).toBe('Tasks');
});

test.each(['/profile/task', '/lobby/task'])('[ROUTE-17, ROUTE-36] a guest at %s logs in first', async (address) => {
  await openApp(address);
  await shown();
  expect(location.pathname).toBe('/login');
});

test('[MAIL-05] each task and milestone says how far it has come, and what is done can be received', async () => {
  const place = await openTasks('/profile/task');
  expect(bars(place)).toEqual([
    ['Task 1', '3', '3'],
    ['Task 2', '1', '3'],
    ['Task 3', '3', '3'],
    ['Five tasks', '2', '5'],
  ]);
  const buttons = [...screenOf(place).querySelectorAll('.tasks button')];
  expect(buttons).toHaveLength(1);
  await tap(buttons[0]);
  await shown();
  expect(wire.asked(tasks.appProxyUser4TaskUserReceive).map(({ body }) => body['propId'])).toEqual([1]);
  expect(wire.asked(tasks.getTaskUser).length).toBeGreaterThan(1);
  expect(said(document, 'activity.given')).toContain('Yours now');
});

test.each(['[]', '[{', ''])('[MAIL-06] tasks and milestones of %j are empty lists, with a way on', async (data) => {
  const place = await openTasks('/lobby/task', told(data, data));
  expect(said(screenOf(place), 'tasks.none')).toBeTruthy();
  expect(screenOf(place).querySelector('.page-empty a')?.getAttribute('href')).toBe('/lobby/rewards');
});

test('without a connection the tasks are there with their age, and nothing is sent', async () => {
  const place = await openTasks('/lobby/task');
  await visit('/lobby/home');
  setOnline(false);
  wire.is('refused');
  await visit('/lobby/task');
  await shown();
  expect(bars(place)).toHaveLength(4);
  expect(seenText(screenOf(place).querySelector('.page-age') ?? place)).toMatch(/^Saved/);
  await tap(screenOf(place).querySelector('.tasks button'));
  expect(wire.asked(tasks.appProxyUser4TaskUserReceive)).toHaveLength(0);
});

test('tasks that do not come can be asked for again', async () => {
  const place = await openTasks('/lobby/task', 'refused');
  expect(screenOf(place).querySelector('.tasks')).toBeNull();
  wire.on(tasks.getTaskUser, LIST);
  await tap(buttonOf(screenOf(place), 'Try again'));
  await shown();
  expect(bars(place)).toHaveLength(4);
});

test('a task that is not done leads to where it is done; what is done, or leads nowhere, has no way', async () => {
  const ways = [task(1, 0, 0), { ...task(2, 0, 0), kind: 2 }, { ...task(3, 0, 0), kind: 99 }, task(4, 1, 3)];
  const place = await openTasks('/profile/task', told(JSON.stringify(ways)));
  const links = [...screenOf(place).querySelectorAll('.tasks a')];
  expect(links.map((one) => [one.getAttribute('aria-label'), one.getAttribute('href')])).toEqual([
    ['Go: Task 1', '/login'],
    ['Go: Task 2', '/bind'],
  ]);
});
