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
  const row = buttons[0]?.closest('li');
  (buttons[0] as HTMLElement).focus();
  wire.on(tasks.getTaskUser, told(JSON.stringify([task(1, 2, 3), task(2, 0, 1), task(3, 2, 3)])));
  await tap(buttons[0]);
  await shown();
  expect(wire.asked(tasks.appProxyUser4TaskUserReceive).map(({ body }) => body['propId'])).toEqual([1]);
  expect(wire.asked(tasks.getTaskUser).length).toBeGreaterThan(1);
  expect(said(document, 'activity.given')).toContain('Yours now');
  await tap(buttonOf(document, 'OK'));
  expect(document.activeElement).toBe(row);
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

test('tasks that do not come can be asked for again, and each try that fails is read out', async () => {
  const place = await openTasks('/lobby/task', 'refused');
  expect(screenOf(place).querySelector('.tasks')).toBeNull();
  const words = () => screenOf(place).querySelector('[role=alert] [data-msg-key]');
  const first = words();
  expect(first?.textContent).toMatch(/\w+ \w+/);
  await tap(buttonOf(screenOf(place), 'Try again'));
  await shown();
  expect([words()?.textContent, words() === first]).toEqual([first?.textContent, false]);
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

const own = (kind: number, changes: object = {}) => ({ ...task(kind, 0, 0), kind, title: '', target: 1, ...changes });

test('a task without a title is named by its kind, with its days, its points and its amounts', async () => {
  const list = [
    own(1, { isDaily: true, points: 5 }),
    own(6, { target: 5_000, reached: 1_250 }),
    own(3, { title: 'Koi Rush' }),
    own(4),
    own(7),
    own(99),
  ];
  const place = await openTasks('/profile/task', told(JSON.stringify(list)));
  const words = [...screenOf(place).querySelectorAll('.tasks li')].map((one) => seenText(one));
  expect(words[0]).toMatch(/^Log in today.*Every day · 5 task points/);
  expect(words[1]).toMatch(/^Bet ₱50.*₱12.50 of ₱50.00/);
  expect(words.slice(2).map((one) => one.replace(/₱.*/, '').trim())).toEqual([
    'Play Koi Rush',
    'Visit our page on Facebook',
    'Share Perya on Facebook',
    'Task',
  ]);
});

test('[CALL-37] the tap on a site’s link is told, the list is asked anew, and a task done here tells nothing', async () => {
  const list = (itemStatus: number) => told(JSON.stringify([own(7, { itemStatus }), own(12)]));
  const place = await openTasks('/profile/task', list(0));
  const { player } = await import('#data/player/session.ts');
  expect(player.value?.user.shareUrlMap).toMatchObject({ 7: expect.stringMatching(/^https:/) });
  wire.on(tasks.appProxyUser4TaskUserShare, { code: 200, errcode: 0, rewardList: [] });
  const links = [...screenOf(place).querySelectorAll('.tasks a')];
  expect(links).toHaveLength(2);
  for (const link of links) link.addEventListener('click', (event) => event.preventDefault());
  wire.on(tasks.getTaskUser, list(1));
  await tap(links[1]);
  expect(wire.asked(tasks.appProxyUser4TaskUserShare)).toEqual([]);
  await tap(links[0]);
  await shown();
  expect(wire.asked(tasks.appProxyUser4TaskUserShare).map(({ body }) => body['propId'])).toEqual([7]);
  const receive = screenOf(place).querySelector('.tasks button');
  expect(receive?.getAttribute('aria-label')).toBe('Receive: Share Perya on Facebook');
});

test('an answer to what was asked before the tap does not hide that the site was visited', async () => {
  const list = (itemStatus: number) => told(JSON.stringify([own(7, { itemStatus })]));
  const place = await openTasks('/profile/task', list(0));
  wire.on(tasks.appProxyUser4TaskUserShare, { code: 200, errcode: 0, rewardList: [] });
  const { questionOf } = await import('#data/ask/use-answer.ts');
  const early = wire.later();
  wire.on(tasks.getTaskUser, () => early.reply);
  void questionOf(tasks.getTaskUser, '{}').refresh();
  await shown();
  wire.on(tasks.getTaskUser, list(1));
  const link = screenOf(place).querySelector('.tasks a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await tap(link);
  await shown();
  early.arrives(list(0));
  await shown();
  expect(buttonOf(screenOf(place), 'Receive: Share Perya on Facebook')).toBeDefined();
});

test('while a claim is under way no site is opened, and a task of the app still leads to its place', async () => {
  const place = await openTasks('/profile/task', told(JSON.stringify([task(1, 1, 3), own(7), own(12)])));
  wire.on(tasks.appProxyUser4TaskUserReceive, () => wire.later().reply);
  const led: boolean[] = [];
  await tap(buttonOf(screenOf(place), 'Receive: Task 1'));
  place.addEventListener('click', (event) => {
    led.push(!event.defaultPrevented);
    event.preventDefault();
  });
  for (const link of screenOf(place).querySelectorAll('.tasks a')) await tap(link);
  expect([led, wire.asked(tasks.appProxyUser4TaskUserShare)]).toEqual([[false, true], []]);
});

test('over, and refused, it says so', async () => {
  const place = await openTasks('/profile/task', { ...LIST, startTime: 0, endTime: 1 });
  expect(said(screenOf(place), 'tasks.none')).toBeTruthy();
});
