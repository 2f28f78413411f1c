import type { Game } from '#contract/entities/game.ts';
import { iconUrl, sortHot } from '#contract/game-rules.ts';
import type { RawReply } from '#contract/reply.ts';
import { iconWidth } from '#contract/icon-width.ts';
import type { Lobby } from '#store/queries.ts';

/** Two rows: what a thumb sees first. More would compete with the program for a slow line. */
const FIRST_PICTURES = 6;

/** Sends for the pictures of the first tiles as soon as their names are known, and passes the answer on as it is. */
export function firstPictures<Answer extends RawReply | Lobby | undefined>(answer: Promise<Answer>): Promise<Answer> {
  answer.then(
    (known) => {
      if (known) sendForPictures(known);
    },
    () => undefined, // The program sees the same failure and says so.
  );
  return answer;
}

function sendForPictures(known: RawReply | Lobby): void {
  const { games, root } = 'hotGames' in known ? ofLobby(known) : ofReply(known.body);
  const width = iconWidth(sparesData() ? 1 : devicePixelRatio);
  for (const game of games.slice(0, FIRST_PICTURES)) {
    const picture = new Image();
    picture.src = iconUrl(root, game, width);
  }
}

const ofLobby = ({ hotGames, config }: Lobby) => ({ games: hotGames, root: config.gameResourceUrl });

/** The body is not checked yet, so every field may be missing. */
function ofReply(body: unknown): { games: Game[]; root: string } {
  const { appGameList, gameResourceUrl } = (body ?? {}) as { appGameList?: Partial<Game>[]; gameResourceUrl?: string };
  const games = Array.isArray(appGameList) ? appGameList.filter((game) => game?.hot === 1) : [];
  return { games: sortHot(games.map((game) => ({ showType: 0, ...game }) as Game)), root: gameResourceUrl ?? '/' };
}

/** The rule of low-data mode before the program is there: as the player has chosen, and otherwise as the browser says. */
function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (readChoice() ?? (connection?.saveData ? '1' : '0')) === '1';
}

function readChoice(): string | null {
  try {
    return localStorage.getItem('lowData');
  } catch {
    return null; // Blocked storage: nobody has chosen anything.
  }
}
