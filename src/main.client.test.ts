/** What starting the page brings with it. */
import { expect, test } from 'vitest';
import { logging } from '#contract/logging.ts';
import { session } from '#contract/session.ts';
import { screenOf } from '../tests/kit/client/app.tsx';
import { goTo, leavePage, setNavigator, signIn } from '../tests/kit/client/page.ts';
import { pass } from '../tests/kit/client/turns.ts';
import { wire } from '../tests/kit/client/wire.ts';

/** A document as the server gives it, and a browser that is asked for a service worker. */
async function start(address: string) {
  const registered: string[] = [];
  const register = (url: string) => {
    registered.push(url);
    return new Promise(() => undefined);
  };
  const container = Object.assign(new EventTarget(), { controller: null, startMessages: () => undefined, register });
  setNavigator({ serviceWorker: container });
  goTo(address);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  await import('./main.tsx');
  return { root, registered };
}

const told = () =>
  wire.asked(logging.eventLog).flatMap(({ body }) => (body['eventList'] as { name: string }[]).map(({ name }) => name));

test('a visit draws home, beats for its player, puts a service worker in charge, asks for the lobby and is told of', async () => {
  await signIn();
  await leavePage();
  const { root, registered } = await start('/?utm_source=friend');
  await pass(20_000);
  expect(location.pathname + location.search).toBe('/lobby/home?utm_source=friend');
  expect(screenOf(root).querySelector('.home-header')).not.toBeNull();
  expect([wire.asked(session.online).length, registered.length]).toEqual([1, 1]);
  expect(wire.asked(session.getAfterLoginInfoWeb)).toHaveLength(1);
  expect(told()).toContain('lobby-opened');
});

test('a visit begins at the screen of its address, and a guest has no heart to beat', async () => {
  const { root } = await start('/about');
  await pass(20_000);
  expect(location.pathname).toBe('/about');
  expect(screenOf(root).getAttribute('aria-label')).toBe('About Perya');
  expect(wire.asked(session.online)).toEqual([]);
});
