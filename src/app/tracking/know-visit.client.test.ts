import { expect, test, vi } from 'vitest';
import { logging } from '#contract/logging.ts';
import { goTo, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

interface Told {
  name: string;
  kind?: string;
  target?: string;
}

const told = (kind: string): (string | undefined)[] =>
  wire
    .asked(logging.eventLog)
    .flatMap(({ body }) => body['eventList'] as Told[])
    .filter((item) => item.kind === kind)
    .map(({ name, target }) => [name, target].filter(Boolean).join(' '));

async function knowVisit(): Promise<void> {
  await openLobby();
  // Nothing has a size here: what is seen is a browser's business.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  (await import('./know-visit.ts')).knowVisit();
  await pass(1_000);
}

const tapped = (markup: string): void => {
  document.body.insertAdjacentHTML('beforeend', markup);
  document.body.lastElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

test('[LOG-06] a tap is told of once, however often it comes', async () => {
  await knowVisit();
  for (const target of [1, 0, 1, 0]) tapped(`<button data-click="tab ${target}"></button>`);
  tapped('<i></i>');
  await pass(3_000);
  expect(told('click')).toEqual(['tab 1', 'tab 0']);
});

test('a screen is told of by the pattern of its address, and one that leads on at once is not', async () => {
  await knowVisit();
  for (const [address, stayMs] of [
    ['/notice/detail/12345?from=mail', 400],
    ['/lobby/rewards', 100],
    ['/about', 400],
    ['/about?sheet=1', 400],
  ] as const) {
    goTo(address);
    window.dispatchEvent(new Event('pushState'));
    await pass(stayMs);
  }
  await pass(3_000);
  expect(told('page')).toEqual(['page /lobby/home', 'page /notice/detail/:id', 'page /about']);
  expect(JSON.stringify(wire.asked(logging.eventLog))).not.toContain('12345');
});

test.each([
  ['without an address, whatever is drawn', '', 0.0005, 0],
  ['with one, of a visit that is drawn', '/monitor', 0.0005, 1],
  ['with one, of any other', '/monitor', 0.001, 0],
] as const)('[LOG-07] the monitoring is told %s', async (_how, monitorUrl, drawn, times) => {
  document.body.innerHTML = `<script id="settings" type="application/json">{"monitorUrl":"${monitorUrl}"}</script>`;
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  await knowVisit();
  const monitored = wire.asked().filter(({ path }) => path.endsWith('/monitor'));
  expect(monitored.map(({ body }) => body)).toEqual(
    Array.from({ length: times }, () => ({ appId: 'com.demo.web', channel: 'WEB', version: '1.0.28' })),
  );
});

test('another player taps for the first time', async () => {
  await signIn();
  await knowVisit();
  tapped('<button data-click="tab 1"></button>');
  await signIn({ id: 8, token: 'another-token' });
  tapped('<button data-click="tab 1"></button>');
  await pass(3_000);
  expect(told('click')).toEqual(['tab 1', 'tab 1']);
});
