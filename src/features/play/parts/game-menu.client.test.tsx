import { expect, test, vi } from 'vitest';
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { aGame, lobbyOf } from '../../../../tests/kit/client/home.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { playState, startGame, takeBreak } = games;

/** The menu of game 1, for a player who has played these before, the latest last. */
async function openMenu(played: number[] = [], changes: Record<number, object> = {}): Promise<HTMLElement> {
  wire.on(startGame, { ...exampleOf(startGame), url: 'https://games.example/play' });
  const list = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => aGame(id, changes[id]));
  await openLobby(lobbyOf(list));
  await signIn({ appGameDataUser: { gameLikes: {}, gameHistory: played } });
  goTo('/start?gameId=1');
  const { StartScreen } = await import('../screens/start-screen.tsx');
  const place = await draw(<StartScreen />);
  await tap(buttonOf(place, 'Game menu'));
  await pass(1_000);
  return place;
}

const others = (place: Element) => [...place.querySelectorAll('.last-games button')].map(seenText);

test('bets, wins and what is left of them stand in the menu as the ledger has them', async () => {
  wire.on(playState, { ...exampleOf(playState), bet: 1_000, win: 2_500 });
  const place = await openMenu();
  expect([...place.querySelectorAll('.play-sums dd')].map(seenText)).toEqual(['₱10.00', '₱25.00', '₱15.00']);
  expect([place.querySelector('[data-loss]'), said(place, 'game.sumsUnknown')]).toEqual([null, undefined]);
});

test('a loss is marked as one', async () => {
  wire.on(playState, { ...exampleOf(playState), bet: 2_500, win: 1_000 });
  expect(seenText((await openMenu()).querySelector('[data-loss]')!)).toBe('Net-₱15.00');
});

test('without the ledger’s word no sum is made up, and the menu says why', async () => {
  wire.on(playState, 'refused');
  const place = await openMenu();
  expect([...place.querySelectorAll('.play-sums dd')].map(seenText)).toEqual(['—', '—', '—']);
  expect([place.querySelector('[data-loss]'), said(place, 'game.sumsUnknown')]).toEqual([null, expect.any(String)]);
});

test('what is from before the last round says so, in the purse and under the sums', async () => {
  wire.on(playState, { ...exampleOf(playState), bet: 1_000, win: 2_500 });
  const place = await openMenu();
  const ages = () => [place.querySelector('.game-menu-purse p'), place.querySelector('.play-sums-age')];
  expect(ages()[1]).toBeNull();
  wire.on(playState, 'refused');
  const { playLedger } = await import('#data/play/play-state.ts');
  playLedger.noteRound();
  await pass(2_000);
  const words = (one: Element | null) => one && seenText(one);
  expect(ages().map(words)).toEqual([expect.stringContaining('before last round'), 'before last round']);
});

test('without a connection the purse and the sums say of when they are', async () => {
  wire.on(playState, { ...exampleOf(playState), bet: 1_000, win: 2_500 });
  const place = await openMenu();
  setOnline(false);
  await pass(1_000);
  const { formatTime } = await import('#shared/time.ts');
  const { playLedger } = await import('#data/play/play-state.ts');
  const age = `As of ${formatTime(playLedger.knownAtMs.value)}`;
  const seen = ['.game-menu-purse p', '.play-sums-age'].map((one) => seenText(place.querySelector(one) as HTMLElement));
  expect(seen).toEqual([expect.stringContaining(age), age]);
});

test('a balance that is not known is not said to be nothing', async () => {
  await openLobby();
  const { GameMenu } = await import('./game-menu.tsx');
  const told = () => undefined;
  const ways = { onRemindEvery: told, onBreak: told, onExit: told, onClose: told };
  const place = await draw(
    <GameMenu gameId={1} name="Game 1" lobby={lobbyOf([]) as unknown as Lobby} minutes={1} remindEvery={0} {...ways} />,
  );
  await pass(100);
  expect(seenText(place)).toContain('Balance—');
  expect(seenText(place)).not.toContain('₱0.00');
});

test('the heart in the menu is the game’s own', async () => {
  const place = await openMenu();
  // Its name stays: a reader hears whether it is pressed.
  await tap(buttonOf(place, 'Favorite'));
  const { favoriteGames } = await import('#data/favorites/favorites.ts');
  expect([[...favoriteGames.value], buttonOf(place, 'Favorite')?.getAttribute('aria-pressed')]).toEqual([[1], 'true']);
});

test('a tap leads from one game to another that was played before, of those that can be opened', async () => {
  const place = await openMenu([10, 9, 8, 7, 6, 5, 4, 3, 1, 2], { 3: { maintain: 1 } });
  expect(others(place)).toEqual(['Game 2', ...[4, 5, 6, 7, 8, 9].map((id) => `Game ${id}`)]);
  const pushed = vi.spyOn(history, 'pushState');
  await tap(place.querySelectorAll('.last-games button')[1]);
  await pass(1_000);
  // In the place of the first, so that Back leads out of games.
  expect([location.search, pushed.mock.calls]).toEqual(['?gameId=4', []]);
});

test('who has played nothing else is offered nothing else', async () => {
  expect((await openMenu([1])).querySelector('.last-games')).toBeNull();
});

test('the menu leads out of the game once it is gone', async () => {
  const place = await openMenu();
  await tap(buttonOf(place.querySelector('dialog')!, 'Leave the game'));
  await pass(1_000);
  expect(location.pathname).toBe('/lobby/home');
});

test('a time-out is asked for with the time that was chosen, then said, and leads home', async () => {
  wire.on(takeBreak, { code: 200, errcode: 0, until: Date.UTC(2026, 10, 22, 6, 42) });
  const place = await openMenu();
  await import('#data/ask/late-questions.ts');
  await tap(buttonOf(place, 'Take a time-out'));
  await pass(1_000);
  await tap(buttonOf(place, '1 hour'));
  await tap(buttonOf(place, 'Start a time-out of 1 hour'));
  await pass(1_000);
  const { toast } = await import('#data/toasts.ts');
  expect(wire.asked(takeBreak).map(({ body }) => body['minutes'])).toEqual([60]);
  expect([toast.value?.key, location.pathname]).toEqual(['game.onBreak', '/lobby/home']);
});

test('who closes the choice of time-outs without one is still in the game', async () => {
  const place = await openMenu();
  await tap(buttonOf(place, 'Take a time-out'));
  await pass(1_000);
  await tap(buttonOf(place.querySelector('dialog')!, 'Close'));
  await pass(1_000);
  expect([location.pathname, buttonOf(place, 'Start a time-out of 15 minutes')]).toEqual(['/start', undefined]);
});

test.each([
  ['does not answer', () => wire.on(takeBreak, 'refused')],
  ['cannot be reached', () => setOnline(false)],
])('a time-out holds from the tap where the server %s: the game is left, and no other opens', async (_what, fail) => {
  const place = await openMenu();
  await tap(buttonOf(place, 'Take a time-out'));
  await pass(1_000);
  fail();
  await tap(buttonOf(place, 'Start a time-out of 15 minutes'));
  await pass(1_000);
  const { toast } = await import('#data/toasts.ts');
  const { stop } = await import('#data/care/stop.ts');
  const { call } = await import('#data/call/call.ts');
  expect([location.pathname, toast.value?.key, stop.value?.length]).toEqual(['/lobby/home', 'game.onBreak', 15]);
  expect(await call(startGame, { gameId: 2 })).toMatchObject({ failure: { kind: 'refused', code: GAME.onBreak } });
});

test('a time-out that begins elsewhere while one is chosen leads out of the game too', async () => {
  const place = await openMenu();
  setOnline(false);
  await tap(buttonOf(place, 'Take a time-out'));
  await pass(1_000);
  const { wishStop, stop } = await import('#data/care/stop.ts');
  wishStop({ kind: 'timeOut', length: 1_440 });
  await pass(1_000);
  expect([location.pathname, stop.value?.length]).toEqual(['/lobby/home', 1_440]);
});
