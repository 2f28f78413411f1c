import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { gameMessage } from '#contract/game-frame.ts';
import { games } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { aUser, goTo, openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { startGame, exitGame, playState } = games;
const GAME = 'https://games.example/play?launch=abc';

const launched = (url = GAME) => ({ ...exampleOf(startGame), url });
const keys = () => wire.asked(startGame).map(({ headers }) => headers.get('idempotency-key'));

async function openGame(address = '/start?gameId=1001'): Promise<HTMLElement> {
  await signIn();
  wire.on(session.getAfterLoginInfoWeb, { ...exampleOf(session.getAfterLoginInfoWeb), appUser: aUser() });
  await openLobby();
  goTo(address);
  const { StartScreen } = await import('./start-screen.tsx');
  return draw(<StartScreen />);
}

test('[GAME-01] one launch opens the game in a frame, in the player’s language and letters', async () => {
  localStorage.setItem('textSize', '130');
  wire.on(startGame, launched());
  const place = await openGame();
  expect(wire.asked(startGame).map(({ body }) => body['gameId'])).toEqual([1001]);
  expect(place.querySelector('iframe')?.src).toBe(`${GAME}#language=en-PH&textSize=130`);
  await pass(60_000);
  expect(keys()).toHaveLength(1);
});

function Leavable({ Screen }: { Screen: ComponentType }) {
  const [isLeft, setIsLeft] = useState(false);
  return isLeft ? null : (
    <>
      <Screen />
      <button type="button" onClick={() => setIsLeft(true)}>
        Leave
      </button>
    </>
  );
}

test('a game keeps the page from being loaded anew until it is left', async () => {
  const { isReloadHeld } = await import('#data/app/reload-holds.ts');
  const { StartScreen } = await import('./start-screen.tsx');
  const place = await draw(<Leavable Screen={StartScreen} />);
  expect(isReloadHeld.value).toBe(true);
  await tap(buttonOf(place, 'Leave'));
  expect(isReloadHeld.value).toBe(false);
});

test.each(Object.entries(startGame.refusals))('a launch that is refused with %s says %s', async (code, key) => {
  wire.on(startGame, refusal(Number(code)));
  wire.on(playState, refusal(9006));
  const place = await openGame();
  expect(said(place, key)).toMatch(/\w+ \w+/);
  expect(place.querySelector('iframe')).toBeNull();
  expect(buttonOf(place, 'Back to the lobby')).toBeDefined();
  expect(buttonOf(place, 'Try again') !== undefined).toBe(key === 'game.providerDown');
});

test.each([1001, 1002])('a game that is gone (%i) has the list asked for anew', async (code) => {
  wire.on(startGame, refusal(code));
  await openGame();
  expect(wire.asked(session.getAfterLoginInfoWeb)).toHaveLength(2);
});

test.each([
  ['our own origin', 'http://localhost:4599/lobby/home'],
  ['no web address', 'javascript:alert(1)'],
  ['data of its own', 'data:text/html,hello'],
  ['another site’s name in it', 'http://perya@evil.example/'],
  ['nothing', ''],
])('an address with %s never stands in the frame', async (_what, url) => {
  wire.on(startGame, launched(url));
  const place = await openGame();
  expect(place.querySelector('iframe')).toBeNull();
  expect(said(place, 'game.unsafe') ?? said(place, 'common.serverFailed')).toMatch(/\w+ \w+/);
});

test.each(['/start?gameId=abc', '/start', '/start?gameId=-7', '/start?gameId=1.5', '/start?gameId=0'])(
  '%s names no game, says so, and asks the server for none',
  async (address) => {
    const place = await openGame(address);
    expect(said(place, 'game.unnamed')).toMatch(/\w+ \w+/);
    expect(keys()).toEqual([]);
  },
);

test('a launch that takes long says so, then offers to go on waiting or leave, and is made once', async () => {
  const answer = wire.later();
  wire.on(startGame, () => answer.reply);
  const place = await openGame();
  await pass(2_900);
  expect(said(place, 'game.slow')).toBeUndefined();
  await pass(200);
  expect(said(place, 'game.slow')).toBeDefined();
  await pass(7_000);
  expect(said(place, 'game.stillWaiting')).toBeDefined();
  await tap(buttonOf(place, 'Keep waiting'));
  expect(buttonOf(place, 'Keep waiting')).toBeUndefined();
  await pass(10_100);
  expect(buttonOf(place, 'Keep waiting')).toBeDefined();
  answer.arrives(launched());
  await pass(10);
  expect([said(place, 'game.stillWaiting'), keys().length]).toEqual([undefined, 1]);
  expect(place.querySelector('iframe')).not.toBeNull();
});

test('a launch that got no answer is asked again as the same one, and one that was refused as another', async () => {
  wire.on(startGame, 'refused');
  const place = await openGame();
  expect(said(place, 'common.timeout')).toBeDefined();
  wire.on(startGame, refusal(1009));
  await tap(buttonOf(place, 'Try again'));
  const [first, second] = keys();
  expect(second).toBe(first);
  await tap(buttonOf(place, 'Try again'));
  expect(new Set(keys()).size).toBe(2);
});

test('a game that refuses its launch is launched again, and one that refuses the second too is not', async () => {
  wire.on(startGame, launched());
  const place = await openGame();
  const refuse = async () => {
    // A frame that loads nothing has no window of its own.
    const source = window;
    Object.defineProperty(place.querySelector('iframe'), 'contentWindow', { value: source, configurable: true });
    const data = gameMessage({ kind: 'failed', why: 'launch' });
    window.dispatchEvent(new MessageEvent('message', { source, origin: new URL(GAME).origin, data }));
    await pass(10);
  };
  await refuse();
  expect(keys()).toHaveLength(2);
  await refuse();
  expect(keys()).toHaveLength(2);
});

test.each([
  // With its day, whatever day the phone is set to.
  ['with its end', Date.UTC(2026, 10, 22, 6, 42), 'until Nov 22, 14:42'],
  ['without it where it cannot be asked for', undefined, 'Games open again when it’s over.'],
])('a break is told %s', async (_how, breakUntil, words) => {
  wire.on(startGame, refusal(1010));
  wire.on(playState, breakUntil ? { ...exampleOf(playState), breakUntil } : refusal(9006));
  const place = await openGame();
  expect(said(place, 'game.onBreak')).toContain(words);
  expect(buttonOf(place, 'Try again')).toBeUndefined();
});

test('[GAME-03] a tab that is closed says goodbye once, with an empty body and the Public header', async () => {
  wire.on(startGame, launched());
  await openGame();
  expect(wire.asked(exitGame)).toEqual([]);
  for (const _time of [1, 2]) window.dispatchEvent(new Event('pagehide'));
  const [left, ...more] = wire.asked(exitGame);
  expect([left?.headers.get('public'), left?.outlivesPage, more]).toEqual(['true', true, []]);
  expect(Object.keys(left?.body ?? {}).toSorted()).toEqual(['appId', 'channel', 'clientReferrer', 'platform']);
});
