/** What the document offers by itself when the program does not come. */
import { expect, test, vi } from 'vitest';
import { setNavigator, setOnline } from '../../tests/kit/client/page.ts';
import { pass } from '../../tests/kit/client/turns.ts';
import { wire } from '../../tests/kit/client/wire.ts';

/** A document whose program is missing for the second time within a minute, on a phone that keeps the app. */
async function missProgram() {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const unregister = vi.fn(() => Promise.resolve(true));
  setNavigator({ serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister }]) } });
  await caches.open('shell');
  localStorage.setItem('waits', 'to be sent');
  document.body.innerHTML = '<main class="splash"><p role="status">Loading</p></main>';
  const { recoverFromMissingProgram } = await import('./missing-program.ts');
  recoverFromMissingProgram();
  const reloadsAtFirst = reload.mock.calls.length;
  recoverFromMissingProgram();
  const button = document.querySelector('button');
  return { reload, reloadsAtFirst, unregister, button, again: () => button?.click() };
}

const said = () => document.querySelector<HTMLElement>('[role=status]');

test('a program that is missing is loaded again once by itself; then the document says so and offers to begin anew', async () => {
  const { reload, reloadsAtFirst, button } = await missProgram();
  expect([reloadsAtFirst, reload.mock.calls.length]).toEqual([1, 1]);
  expect(said()?.textContent).toBe('Perya did not load completely. Load it again');
  expect([said()?.dataset['msgKey'], button?.textContent]).toEqual(['app.notLoaded', 'Load it again']);
});

test('who reads Filipino is told in Filipino', async () => {
  localStorage.setItem('language', 'fil-PH');
  await missProgram();
  expect(said()?.textContent).toBe('Hindi nabuksan nang buo ang Perya. Buksan ulit');
});

test('beginning anew takes away the kept program, leaves what waits to be sent, and loads the page once', async () => {
  const { reload, unregister, button, again } = await missProgram();
  again();
  again();
  await pass(100);
  expect([button?.disabled, unregister.mock.calls.length, await caches.keys()]).toEqual([true, 1, []]);
  expect([localStorage.getItem('waits'), reload.mock.calls.length]).toEqual(['to be sent', 2]);
});

test.each([
  ['without a network', () => setOnline(false)],
  ['on a broken connection', () => wire.is('refused')],
])(
  '%s nothing is taken away that could not be brought again, and the page is not lost to a reload',
  async (_how, lose) => {
    const { reload, unregister, again } = await missProgram();
    lose();
    again();
    await pass(5_000);
    expect([unregister.mock.calls.length, await caches.keys(), reload.mock.calls.length]).toEqual([0, ['shell'], 1]);
    setOnline(true);
    wire.is(undefined);
    await pass(1_100);
    expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([1, 2]);
  },
);

test('who has asked to begin anew keeps what a program that comes meanwhile has drawn', async () => {
  const { reload, unregister, again } = await missProgram();
  setOnline(false);
  again();
  await pass(2_000);
  document.body.innerHTML = '<main id="main">Home</main>';
  setOnline(true);
  await pass(5_000);
  expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});

test('a server that never answers a question counts as not reached after ten seconds', async () => {
  document.body.innerHTML = '<main class="splash"><p role="status">Loading</p></main>';
  const { reachServer } = await import('./missing-program.ts');
  wire.is('dead');
  void reachServer();
  await pass(9_000);
  expect(said()?.dataset['msgKey']).toBeUndefined();
  await pass(1_500);
  expect(said()?.dataset['msgKey']).toBe('app.notLoaded');
});

test('a server that is not reached is asked until it answers, and the document says meanwhile that the program is missing', async () => {
  document.body.innerHTML = '<main class="splash"><p role="status">Loading</p></main>';
  const { reachServer } = await import('./missing-program.ts');
  let isReached = false;
  wire.is('refused');
  void reachServer().then(() => (isReached = true));
  await pass(3_000);
  expect([isReached, said()?.dataset['msgKey']]).toEqual([false, 'app.notLoaded']);
  wire.is(undefined);
  await pass(1_100);
  expect(isReached).toBe(true);
});

test('a phone whose storage does not answer loads the page three seconds later all the same', async () => {
  const { reload, again } = await missProgram();
  vi.spyOn(caches, 'keys').mockReturnValue(new Promise(() => undefined));
  again();
  await pass(2_900);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a phone that lets nothing be read of its storage loads the page at once', async () => {
  const { reload, again } = await missProgram();
  vi.spyOn(caches, 'keys').mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  again();
  await pass(100);
  expect(reload).toHaveBeenCalledTimes(2);
});
