import { expect, test, vi } from 'vitest';
import { games } from '#contract/games.ts';
import { type FromGame, gameMessage } from '#contract/game-frame.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn, tellTabs } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, type Reply, wire } from '../../../../tests/kit/client/wire.ts';

const { startGame, exitGame, playState } = games;
const ORIGIN = 'https://games.example';

const LAUNCHED = { ...exampleOf(startGame), url: `${ORIGIN}/play?launch=abc`, speaks: 1 };

interface Said {
  origin?: string;
  source?: unknown;
}

/** A game in its frame, which notes what it is told. */
async function openGame(launch: Reply | (() => Promise<Reply>) = LAUNCHED, gameId = 1001) {
  wire.on(startGame, launch);
  await openLobby();
  await signIn();
  goTo(`/start?gameId=${gameId}`);
  const { StartScreen } = await import('../screens/start-screen.tsx');
  const place = await draw(<StartScreen />);
  const told: string[] = [];
  const game = { postMessage: ({ kind }: { kind: string }, to: string) => void told.push(`${kind} to ${to}`) };
  const say = async (
    words: { kind: FromGame['kind']; why?: string },
    { origin = ORIGIN, source = game }: Said = {},
  ) => {
    Object.defineProperty(place.querySelector('iframe'), 'contentWindow', { value: game, configurable: true });
    const message = new MessageEvent('message', { origin, data: gameMessage(words) });
    Object.defineProperty(message, 'source', { value: source });
    window.dispatchEvent(message);
    await pass(100);
  };
  return { place, told, say, now: () => told.splice(0).map((one) => one.replace(` to ${ORIGIN}`, '')) };
}

const isDepositOpen = async () => (await import('#data/open-sheet.ts')).depositSheet.shown.value !== undefined;

test('a game that is ready runs, waits while something stands over it, and then goes on', async () => {
  const { place, told, say, now } = await openGame();
  await say({ kind: 'loading' });
  expect(told).toEqual([]);
  await say({ kind: 'ready' });
  expect(told).toEqual([`resume to ${ORIGIN}`]);
  now();
  await tap(buttonOf(place, 'Game menu'));
  expect(now()).toEqual(['pause']);
  await tap(buttonOf(document, 'Close game menu'));
  await pass(1_000);
  expect(now()).toEqual(['resume']);
});

test('who does not see that the balance is old hears in the game that there is no connection', async () => {
  const { place } = await openGame();
  const region = place.querySelector('.game-bar [role=status]');
  expect([region?.textContent, said(place, 'game.offline')]).toEqual(['', undefined]);
  setOnline(false);
  await pass(100);
  expect(region?.textContent).toBe('No connection.');
});

test('a server that answers with a failure is told in the game as one that does not answer', async () => {
  const { place, say } = await openGame();
  wire.on(playState, () => json({}, 502));
  await say({ kind: 'round' });
  await pass(2_000);
  expect(place.querySelector('.game-bar [role=status]')?.textContent).toBe('Our server isn’t answering.');
});

test('from a game that does not open, Back to the lobby leads to the lobby, wherever the player came from', async () => {
  const entries = ['/points', '/start?gameId=1001'].map((to) => ({ key: to, url: new URL(to, location.href).href }));
  const traverseTo = () => ({ committed: Promise.resolve() });
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: 1 }, traverseTo });
  const { place } = await openGame(() => new Promise(() => {}));
  await pass(11_000);
  await tap(buttonOf(place, 'Back to the lobby'));
  await pass(1_000);
  expect(location.pathname).toBe('/lobby/home');
});

test('a player who likes games with sound has it in the next one', async () => {
  localStorage.setItem('gameSound', '1');
  const { say, now } = await openGame();
  await say({ kind: 'ready' });
  expect(now()).toEqual(['resume', 'sound']);
});

test('a game that asks for a deposit gets the sheet over it, and waits behind it', async () => {
  const { say, now } = await openGame();
  await say({ kind: 'ready' });
  await say({ kind: 'deposit' });
  expect([await isDepositOpen(), now()]).toEqual([true, ['resume', 'pause']]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window of its origin', { source: {} }],
  ['nobody', { source: null }],
])('a word of %s is not heard', async (_who, by) => {
  const { say } = await openGame();
  await say({ kind: 'deposit' }, by);
  await say({ kind: 'exit' }, by);
  expect([await isDepositOpen(), location.pathname]).toEqual([false, '/start']);
});

test('how the player stands is asked of the ledger once the game is open, and not before', async () => {
  const late = wire.later();
  const { place } = await openGame(() => late.reply);
  expect([wire.asked(playState), place.querySelector('iframe')]).toEqual([[], null]);
  late.arrives(LAUNCHED);
  await pass(100);
  expect(wire.asked(playState)).toHaveLength(1);
});

test('a game that the list of this phone does not have opens all the same', async () => {
  const { place } = await openGame(LAUNCHED, 987_654);
  expect([place.querySelector('h1')?.textContent, place.querySelector('iframe') !== null]).toEqual(['Game', true]);
});

test('the balance is asked for after a round', async () => {
  const { say } = await openGame();
  await pass(2_000);
  const before = wire.asked(playState).length;
  await say({ kind: 'round' });
  expect(wire.asked(playState).length - before).toBe(1);
});

test('who leaves a game whose answer to a bet has not come is told so, and the balance is of before the bet', async () => {
  const { say } = await openGame();
  const [{ toast }, { isBeforeBet }] = await Promise.all([
    import('#data/toasts.ts'),
    import('#data/money/before-bet.ts'),
  ]);
  await say({ kind: 'bet' });
  await say({ kind: 'exit' });
  expect([toast.value?.key, isBeforeBet.value]).toEqual(['game.betOut', true]);
  await pass(5_000);
  expect(isBeforeBet.value).toBe(false);
});

test('the way out of a game leads to home', async () => {
  const { say } = await openGame();
  await say({ kind: 'exit' });
  expect(location.pathname).toBe('/lobby/home');
});

async function stopInAnotherTab(stops: (of: string) => object[]) {
  const { owner } = await import('#data/player/owner.ts');
  localStorage.setItem('stop', JSON.stringify(stops(owner.peek())));
  tellTabs('stop');
  await pass(100);
}

const timeOut = (of: string) => ({ key: 'k', kind: 'timeOut', until: Date.now() + 60_000, of });

test('a time-out that begins in another tab leads out of the game, and says why', async () => {
  await openGame();
  const { toast } = await import('#data/toasts.ts');
  await stopInAnotherTab((of) => [timeOut(of)]);
  expect([location.pathname, toast.value?.key]).toEqual(['/lobby/home', 'game.onBreak']);
});

test('a self-exclusion that begins in another tab leads out of the game, and says why', async () => {
  await openGame();
  const { toast } = await import('#data/toasts.ts');
  await stopInAnotherTab((of) => [{ ...timeOut(of), kind: 'exclusion' }]);
  expect([location.pathname, toast.value?.key]).toEqual(['/lobby/home', 'game.selfExcluded']);
});

test('a player who reads why no game opens in a time-out reads on while it is sent', async () => {
  await openLobby();
  await signIn();
  await stopInAnotherTab((of) => [timeOut(of)]);
  await openGame();
  await stopInAnotherTab((of) => [{ ...timeOut(of), sentAt: Date.now() }]);
  expect(location.pathname).toBe('/start');
});

test('a time-out of another player on this phone does not', async () => {
  await openGame();
  await stopInAnotherTab(() => [timeOut('another')]);
  expect(location.pathname).toBe('/start');
});

test('a game that was closed because another was opened elsewhere says no goodbye, which would end that one', async () => {
  const { say } = await openGame();
  await say({ kind: 'failed', why: 'closed' });
  window.dispatchEvent(new Event('pagehide'));
  await pass(100);
  expect(wire.asked(exitGame)).toEqual([]);
});

test('a game that cannot reach its server is not launched again', async () => {
  const { say } = await openGame();
  await say({ kind: 'failed', why: 'unreachable' });
  expect(wire.asked(startGame)).toHaveLength(1);
});

test('after an hour of play the player is told how it stands, once, and the game waits meanwhile', async () => {
  wire.on(playState, { ...exampleOf(playState), bet: 50_000, win: 20_000 });
  const { place, say, now } = await openGame({ ...LAUNCHED, realityCheckMinutes: 60 });
  await say({ kind: 'ready' });
  await pass(59 * 60_000, 20);
  expect(said(place, 'game.reality')).toBeUndefined();
  now();
  await pass(61_000, 20);
  expect([said(place, 'game.reality') !== undefined, now()]).toEqual([true, ['pause']]);
  expect([...place.querySelectorAll('.play-sums dd')].map((one) => one.textContent)).toEqual([
    '₱500.00',
    '₱200.00',
    '-₱300.00',
  ]);
  await tap(buttonOf(place, 'Keep playing'));
  await pass(1_000);
  expect([said(place, 'game.reality'), now()]).toEqual([undefined, ['resume']]);
  await pass(58 * 60_000, 20);
  expect(said(place, 'game.reality')).toBeUndefined();
});

test('a game that cannot be opened without a connection says that a bet from before still counts', async () => {
  await openLobby();
  await signIn();
  setOnline(false);
  goTo('/start?gameId=1001');
  const { StartScreen } = await import('../screens/start-screen.tsx');
  const place = await draw(<StartScreen />);
  await pass(1_000);
  expect(said(place, 'common.offline')).toContain('A bet already placed still counts.');
});
