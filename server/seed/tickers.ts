import { seededRandom, type SeededRandom } from '../art/seeded-random.ts';
import type { BigWinSeed, GameSeed, NewYearWinSeed } from './world-types.ts';

const BIG_WINS = 30;
const NEW_YEAR_WINS = 10;
const PREFIXES = [
  '0905',
  '0908',
  '0915',
  '0917',
  '0918',
  '0920',
  '0927',
  '0939',
  '0945',
  '0956',
  '0966',
  '0977',
  '0995',
];

/** The items of the New Year event: active points, boxes, lottery turns and fireworks. */
const NEW_YEAR_ITEMS = [40_001, 40_002, 40_003, 40_004];

/** The wins that roll by on the lobby, latest first, only of games a player could open. */
export function makeBigWins(games: readonly GameSeed[]): BigWinSeed[] {
  const random = seededRandom('big wins');
  const open = games.filter((game) => game.showType === 0 && game.maintain === 0 && game.brandMaintain === 0);
  if (open.length === 0) return [];
  // The first few only, so that a win names a game of the front page and a small world has the same wins as a large one.
  const famous = open.slice(0, 40);
  let minutesAgo = 0;
  return Array.from({ length: BIG_WINS }, () => {
    minutesAgo += random.between(0, 9);
    return { gameId: random.pick(famous).id, phone: maskedPhone(random), amount: amount(random), minutesAgo };
  });
}

export function makeNewYearWins(): NewYearWinSeed[] {
  const random = seededRandom('new year wins');
  let minutesAgo = 0;
  return Array.from({ length: NEW_YEAR_WINS }, () => {
    minutesAgo += random.between(1, 12);
    return { phone: maskedPhone(random), itemId: random.pick(NEW_YEAR_ITEMS), count: random.between(1, 8), minutesAgo };
  });
}

/** Never a whole number: the middle is not even made. */
function maskedPhone(random: SeededRandom): string {
  return `${random.pick(PREFIXES)}****${random.between(100, 999)}`;
}

/** Many thousands and few hundred thousands, in hundredths of a peso; half of them round. */
function amount(random: SeededRandom): number {
  const pesos = Math.round(2_000 * 10 ** (random.next() * 2));
  return random.chance(0.5) ? Math.round(pesos / 100) * 10_000 : pesos * 100 + random.pick([0, 25, 40, 50, 75, 80]);
}
