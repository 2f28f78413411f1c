import { expect, test, vi } from 'vitest';
import { setNavigator, setOnline, setVisibility, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';

/** A browser's part in it: each try is ended by the test. */
class Installing extends EventTarget {
  state = 'installing';
  end(state: 'installed' | 'redundant'): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

interface Worker {
  postMessage: (message: unknown) => void;
}

function aBrowser({ active = null, controller = null }: { active?: Worker | null; controller?: Worker | null } = {}) {
  const tries: Installing[] = [];
  const looks: number[] = [];
  const container = Object.assign(new EventTarget(), {
    controller,
    startMessages: () => undefined,
    register: async () => {
      const installing = new Installing();
      tries.push(installing);
      return Object.assign(new EventTarget(), {
        installing,
        waiting: null,
        active,
        update: async () => void looks.push(Date.now()),
      });
    },
  });
  setNavigator({ serviceWorker: container });
  const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
  return { tries, looks, say };
}

async function begin(standing: Parameters<typeof aBrowser>[0] = {}) {
  const browser = aBrowser(standing);
  const { registerServiceWorker } = await import('./register-service-worker.ts');
  void registerServiceWorker();
  await settle();
  return browser;
}

const lookAgain = async (): Promise<void> => {
  setVisibility('hidden');
  setVisibility('visible');
  await pass(100);
};

test('an installation that a lost connection has ended is tried again when there is one, and when the page is seen again', async () => {
  const { tries } = await begin();
  expect(tries).toHaveLength(1);
  setOnline(false);
  tries[0]?.end('redundant');
  await pass(60_000);
  await lookAgain();
  expect(tries).toHaveLength(1);
  setOnline(true);
  await pass(5_000);
  expect(tries).toHaveLength(2);
  tries[1]?.end('redundant');
  await pass(60_000);
  expect(tries).toHaveLength(2);
  await lookAgain();
  expect(tries).toHaveLength(3);
  tries[2]?.end('installed');
  await lookAgain();
  setOnline(false);
  setOnline(true);
  await pass(60_000);
  expect(tries).toHaveLength(3);
});

test('one that is under way is waited for, and one that always fails is tried five times', async () => {
  const { tries } = await begin();
  await lookAgain();
  expect(tries).toHaveLength(1);
  for (let look = 0; look < 9; look += 1) {
    tries.at(-1)?.end('redundant');
    await settle();
    await lookAgain();
  }
  expect(tries).toHaveLength(5);
});

test('a phone that believes in its connection all the time tries again once the server has answered again', async () => {
  const { tries } = await begin();
  const { noteCall } = await import('../call/connection.ts');
  noteCall('silent', 0);
  tries[0]?.end('redundant');
  await pass(60_000);
  expect(tries).toHaveLength(1);
  noteCall('good', 1);
  await pass(100);
  expect(tries).toHaveLength(2);
});

test('a new version is looked for once an hour, also after the clock of the phone was set back', async () => {
  const { tries, looks } = await begin();
  tries[0]?.end('installed');
  await lookAgain();
  expect(looks).toEqual([]);
  vi.setSystemTime(Date.now() + 3_600_000);
  await lookAgain();
  await lookAgain();
  expect(looks).toHaveLength(1);
  vi.setSystemTime(Date.now() - 30 * 86_400_000);
  await lookAgain();
  expect(looks).toHaveLength(2);
});

test('a page that was left out when the service worker took over asks to be taken over, and no other does', async () => {
  const told: unknown[] = [];
  const active = { postMessage: (message: unknown) => told.push(message) };
  await begin({ active, controller: active });
  expect(told).toEqual([]);
  vi.resetModules();
  await begin({ active });
  expect(told).toEqual([{ kind: 'take-over' }]);
});

test.each([
  ['of this session', 'a-token', false],
  ['of an earlier one', 'an-older-token', true],
])(
  'what the service worker has heard, that a session %s is lost, leaves the player here: %s',
  async (_which, token, isHere) => {
    await signIn();
    const { say } = await begin();
    say({ kind: 'session-lost', token });
    await settle();
    expect((await import('../player/session.ts')).isSignedIn.value).toBe(isHere);
  },
);
