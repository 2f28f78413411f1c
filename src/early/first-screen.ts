/** What home opens with, out of an answer that nothing has checked yet. */
import { activeTypes, sortHot } from '#contract/game-rules.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import type { Game } from '#contract/entities/game.ts';
import { type FirstScreen, openBanners } from '#store/first-screen.ts';
import { isWholeGame } from '#store/shelves.ts';

/** Of a guest's first visit. Undefined for what is no configuration; the program says so. */
export function ofReply(body: unknown): FirstScreen | undefined {
  const told = (body ?? {}) as Partial<Record<string, unknown>>;
  const games = sortHot(
    rowsOf<Partial<Game>>(told['appGameList'])
      .map((game) => ({ showType: 0, params: {}, ...game }) as Game)
      .filter(isWholeGame),
  );
  if (typeof told['gameResourceUrl'] !== 'string' || games.length === 0) return undefined;
  return {
    mode: told['mode'] === 'green' ? 'green' : 'other',
    resourceRoot: told['gameResourceUrl'],
    reward: Number(told['userRegisterCoin'] ?? 0),
    isMaintenance: (told['maintenance'] as { status?: number } | undefined)?.status === 1,
    banners: openBanners(rowsOf(told['appLobbyAdConfigList'])),
    savedAt: Date.now(),
    types: activeTypes(rowsOf(told['appGameTypeList'])),
    brands: rowsOf(told['appGameBrandList']),
    games: games.slice(0, HOT_LIMIT),
    gameCount: games.length,
  };
}

const LIST = '"appGameList":[';
/** Where a server does not say it, each part of its reply would be read for nothing. */
const COUNT = '"hotGameCount":';

/**
 * Of a guest's first visit, as soon as so much of the reply has come: the list of games ends it, and begins with the hot ones.
 * Undefined until then, and where the server does not say how many those are.
 */
export function ofPart(text: string): FirstScreen | undefined {
  const end = text.lastIndexOf('},{');
  if (end < 0 || !text.includes(COUNT) || !text.slice(0, end).includes(LIST)) return undefined;
  try {
    const told = JSON.parse(`${text.slice(0, end)}}]}`) as { hotGameCount?: number };
    const screen = ofReply(told);
    const count = told.hotGameCount ?? 0;
    const isEnough = screen && count > 0 && screen.gameCount >= Math.min(count, HOT_LIMIT);
    return isEnough ? { ...screen, gameCount: count } : undefined;
  } catch {
    return undefined; // Cut inside a game.
  }
}

const rowsOf = <Row>(list: unknown): Row[] => (Array.isArray(list) ? list.filter(Boolean) : []);
