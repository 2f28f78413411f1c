import { expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { logging } from '#contract/logging.ts';
import { openLobby, setNavigator, signIn, tellTabs } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

/** A service worker in the browser's hands: what is told to it, and what the page does. */
function aBrowser({ hadWorker = true } = {}) {
  const told: unknown[] = [];
  const postMessage = (words: unknown) => void told.push(words);
  const arrived = { postMessage };
  const inCharge = { postMessage: (words: unknown) => postMessage(['in charge', words]) };
  const registration = Object.assign(new EventTarget(), {
    active: hadWorker ? inCharge : null,
    waiting: null as typeof arrived | null,
    installing: null as EventTarget | null,
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), {
    controller: hadWorker ? inCharge : null,
    getRegistration: async () => registration,
  });
  setNavigator({ serviceWorker: container });
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const takeOver = () => container.dispatchEvent(new Event('controllerchange'));
  const arrive = () => {
    const installing = new EventTarget();
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = arrived;
    installing.dispatchEvent(new Event('statechange'));
  };
  return { told, registration, reload, takeOver, arrive };
}

async function begin(standing: Parameters<typeof aBrowser>[0] = {}) {
  const browser = aBrowser(standing);
  const updates = await import('./app-updates.ts');
  const follow = () => updates.followUpdates(browser.registration as unknown as ServiceWorkerRegistration);
  follow();
  return { ...browser, ...updates, follow };
}

test('a version that has arrived waits for the player’s word, and is loaded once it is in charge', async () => {
  const { arrive, isUpdateWaiting, startUpdate, isUpdating, told, reload, takeOver } = await begin();
  expect(isUpdateWaiting.value).toBe(false);
  arrive();
  expect([isUpdateWaiting.value, told, reload.mock.calls.length]).toEqual([true, [], 0]);
  await startUpdate();
  await startUpdate();
  expect([isUpdating.value, told.at(-1), reload.mock.calls.length]).toEqual([true, { kind: 'activate' }, 0]);
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('before a version takes over, the one in charge no longer waits for a silent server', async () => {
  const { arrive, startUpdate, told } = await begin();
  arrive();
  await startUpdate();
  expect(told).toEqual([['in charge', { kind: 'let-go' }], { kind: 'activate' }]);
});

/** A call and an event of a player, while the new version that has their word takes over. */
async function askMeanwhile() {
  await openLobby();
  await signIn();
  const browser = await begin();
  browser.arrive();
  await browser.startUpdate();
  const { call } = await import('../call/call.ts');
  const { eventQueue } = await import('../events/events.ts');
  const answer = call(account.appUserOther, {});
  eventQueue.add('tap');
  await pass(9_000);
  const sent = () => [wire.asked(account.appUserOther).length, wire.asked(logging.eventLog).length];
  return { ...browser, answer, sent };
}

test('while the new version takes over nothing leaves the page; after ten seconds the page goes on', async () => {
  const { answer, sent, isUpdating, isUpdateWaiting } = await askMeanwhile();
  expect([sent(), isUpdating.value]).toEqual([[0, 0], true]);
  await pass(4_000);
  expect((await answer).ok).toBe(true);
  expect([sent(), isUpdating.value, isUpdateWaiting.value]).toEqual([[1, 1], false, true]);
});

test.each([
  ['is loaded when it is in charge', 50_000, 1],
  ['of more than a minute ago is offered again', 61_000, 0],
])('a version that is late and that the player has agreed to %s', async (_what, lateMs, reloads) => {
  const { arrive, startUpdate, isUpdateWaiting, takeOver, reload } = await begin();
  arrive();
  await startUpdate();
  await pass(lateMs);
  takeOver();
  expect([reload.mock.calls.length, isUpdateWaiting.value]).toEqual([reloads, true]);
});

test('where the browser does not say what waits, the page is loaded at the player’s word', async () => {
  const { arrive, startUpdate, reload } = await begin();
  arrive();
  navigator.serviceWorker.getRegistration = () => Promise.reject(new DOMException('Stopped', 'InvalidStateError'));
  await startUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a game that is opened while a version is late is not loaded away', async () => {
  const { arrive, startUpdate, isUpdating, isUpdateWaiting, takeOver, reload } = await begin();
  const { holdReloads } = await import('./reload-holds.ts');
  arrive();
  await startUpdate();
  await pass(20_000);
  const letGo = holdReloads();
  takeOver();
  letGo();
  expect([reload.mock.calls.length, isUpdating.value, isUpdateWaiting.value]).toEqual([0, false, true]);
});

test('while another tab’s new version takes over nothing leaves this page either, until it is in charge', async () => {
  await openLobby();
  const { takeOver } = await begin();
  tellTabs('updateAt');
  const { call } = await import('../call/call.ts');
  void call(account.appUserOther, {});
  await pass(9_000);
  expect(wire.asked(account.appUserOther)).toHaveLength(0);
  takeOver();
  await settle();
  expect(wire.asked(account.appUserOther)).toHaveLength(1);
});

test('what a player asked while the new version took over is not asked in the name of the next player', async () => {
  const { answer, sent } = await askMeanwhile();
  localStorage.setItem('ACCESS_TOKEN', 'of-another');
  await pass(4_000);
  expect(await answer).toEqual({ ok: false, failure: { kind: 'stale' } });
  expect(sent()[0]).toBe(0);
});

test('the first service worker of a device is no update, and the one after it is', async () => {
  const { arrive, takeOver, isUpdateWaiting, reload } = await begin({ hadWorker: false });
  arrive();
  takeOver();
  expect([isUpdateWaiting.value, reload.mock.calls.length]).toEqual([false, 0]);
  takeOver();
  expect(isUpdateWaiting.value).toBe(true);
});

test('a page whose player has agreed in another tab goes on, and is told of the new version', async () => {
  const { takeOver, isUpdateWaiting, startUpdate, reload } = await begin();
  takeOver();
  expect([isUpdateWaiting.value, reload.mock.calls.length]).toEqual([true, 0]);
  // It is in charge already: this page alone is old.
  await startUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that waits since an earlier visit is told of at once', async () => {
  const browser = aBrowser();
  browser.registration.waiting = { postMessage: () => undefined };
  const { followUpdates, isUpdateWaiting } = await import('./app-updates.ts');
  followUpdates(browser.registration as unknown as ServiceWorkerRegistration);
  expect(isUpdateWaiting.value).toBe(true);
});

async function typeInto(field: HTMLInputElement | HTMLTextAreaElement, words: string) {
  document.body.append(field);
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

const aField = (type: string) => Object.assign(document.createElement('input'), { type });
const touch = (kind = 'pointerup') => document.dispatchEvent(new Event(kind));

async function beginTyping() {
  const { holdReloadsWhileTyped } = await import('./app-updates.ts');
  holdReloadsWhileTyped();
  return (await import('./reload-holds.ts')).isReloadHeld;
}

test('no update is offered over typed words, until their owner has emptied the fields', async () => {
  const isHeld = await beginTyping();
  const [name, note] = [aField('text'), document.createElement('textarea')];
  await typeInto(name, 'Jamie');
  await typeInto(note, 'Where is my deposit?');
  expect(isHeld.value).toBe(true);
  await typeInto(name, '');
  expect(isHeld.value).toBe(true);
  await typeInto(note, '');
  expect(isHeld.value).toBe(false);
  await typeInto(name, 'Jamie');
  expect(isHeld.value).toBe(true);
});

test.each(['focusin', 'pointerup', 'keyup'])(
  'an update is offered again once the form with the typed words has gone: the next %s finds that out',
  async (kind) => {
    const isHeld = await beginTyping();
    const name = aField('text');
    await typeInto(name, 'Jamie');
    touch(kind);
    expect(isHeld.value).toBe(true);
    name.remove();
    touch(kind);
    expect(isHeld.value).toBe(false);
  },
);

test.each(['checkbox', 'radio', 'range'])('what is chosen in a %s holds nothing', async (type) => {
  const isHeld = await beginTyping();
  await typeInto(aField(type), '1');
  expect(isHeld.value).toBe(false);
});
