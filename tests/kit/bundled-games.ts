/** Real rounds at the bundled games: a player with coin, a launch, and the game in a frame as the product has it. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { embed, game } from './game-frame.ts';
import { type NewPlayer, newPlayer } from './new-player.ts';

export const COIN = 500_000;
export const GAMES = { slot: 1001, cards: 1004, table: 1006 } as const;
/** What is said when a round is over. */
export const END = /No win|You won|came back/;
/** The same, or that it was over before its player was back. */
export const ENDED = /No win|You won|came back|^While you were away: you bet/;

const FINGERPRINT = 'provider-spec-device';

interface Gamer extends NewPlayer {
  call: (path: string, body?: object) => Promise<Record<string, unknown>>;
  launch: (gameId: number) => Promise<string>;
  /** How the ledger has the visit. */
  state: () => Promise<{ isOpen: number; rounds: number; coin: number; bet: number; win: number }>;
}

export async function aGamer(request: APIRequestContext, coin = COIN): Promise<Gamer> {
  const player = await newPlayer(request);
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin } } });
  const call: Gamer['call'] = async (path, body = {}) => {
    const headers = { authorization: `Bearer ${player.token}`, fingerprint: FINGERPRINT };
    const sent = { data: body, headers: { ...headers, 'idempotency-key': randomUUID() } };
    return (await (await request.post(`/prod-api-2/app/v1/${path}`, sent)).json()) as Record<string, unknown>;
  };
  return {
    ...player,
    call,
    launch: async (gameId) => String((await call('startGame', { gameId }))['url']),
    state: async () => (await call('playState')) as never,
  };
}

/** Returns its address: opened again it is a reload. */
export async function openGame(page: Page, player: Gamer, gameId: number): Promise<string> {
  const url = await player.launch(gameId);
  await embed(page, url);
  return url;
}

/** A game that is a Color Game at its own pace. */
export async function stallOf(player: Gamer): Promise<number> {
  const config = await player.call('anonymous/appConfig');
  const games = config['appGameList'] as { id: number; typeId: number; name: string; maintain?: number }[];
  const stall = games.find(
    ({ typeId, name, maintain }) => typeId === 6 && !maintain && /Dado|Perya|Ruleta|Kulay|Beto|Arcade|Lobo/.test(name),
  );
  return stall?.id ?? 0;
}

export const said = (page: Page): Locator => game(page).locator('.said');
export const button = (page: Page, name: string | RegExp): Locator =>
  game(page).getByRole('button', { name, exact: true });
export const notice = (page: Page, name: string): Locator => game(page).getByRole('dialog', { name });
/** What is said. Free spins, which chance gives to one round in a hundred, would take a minute: they are skipped. */
export async function saidAtEnd(page: Page): Promise<string | null> {
  await button(page, 'Skip').evaluateAll((found: HTMLElement[]) => found.forEach((skip) => skip.click()));
  return said(page).textContent();
}
export const roundEnds = (page: Page): Promise<void> => expect.poll(() => saidAtEnd(page)).toMatch(END);
export const stakeShown = (page: Page): Locator => game(page).locator('.stake output');

/** "₱4,995.00" on the screen, in hundredths. */
export async function balanceShown(page: Page): Promise<number> {
  const shown = await game(page).locator('.figures output').first().textContent();
  return Math.round(Number((shown ?? '').replace(/[₱,]/g, '')) * 100);
}

/**
 * When the game began its last request of this name, by the clock of its own page; 0 before the first has been answered. What the
 * browser tells a test of has no such order: a request that outlives its page is told of later than one beside it.
 */
export const askedAt = (page: Page, name: string): Promise<number> =>
  game(page)
    .locator('body')
    .evaluate((_, path) => {
      const asked = performance.getEntriesByType('resource').filter((one) => one.name.endsWith(path));
      return Math.max(0, ...asked.map(({ startTime }) => startTime));
    }, `/api/${name}`);

/** Requests of this address wait on their way until what is returned is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Waits until a live table takes bets for long enough that the next tap is no race with its clock. */
export const earlyInRound = (page: Page): Promise<void> =>
  expect(game(page).locator('.clock')).toHaveText(/Place your bets\D*(8|9|1\d)/);

/** The same, for so much longer that a reload which is to meet the bet before its roll is no race either. */
export const atRoundBegin = (page: Page): Promise<void> =>
  expect(game(page).locator('.clock')).toHaveText(/Place your bets\D*1[2-5]/);

/**
 * Every word that an end was seen is lost, until the returned function is called. It is lost in the page: such a word outlives its page,
 * and what Playwright has stopped on the way goes on as soon as that page is gone.
 */
export async function loseSeen(page: Page): Promise<() => void> {
  let isLost = true;
  await page.exposeFunction('isWordLost', () => isLost);
  await page.addInitScript(() => {
    const frame = window as typeof window & { isWordLost: () => Promise<boolean> };
    const send = frame.fetch;
    frame.fetch = async (address, options) => {
      if (address === '/api/seen' && (await frame.isWordLost())) throw new TypeError('The word is lost');
      return send(address, options);
    };
  });
  return () => (isLost = false);
}
