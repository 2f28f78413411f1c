import { GAME_TYPES } from '#contract/enums.ts';
import type { MotifName } from '../art/motif-table.ts';
import { palettesFor, type PaletteName } from '../art/palettes.ts';
import { seededRandom, type SeededRandom } from '../art/seeded-random.ts';
import { type Engine, engineOf, rtpBpOf } from '../provider/engines/engine-of.ts';
import { brands } from './brands.ts';
import { inventName } from './game-name.ts';
import { headlinerAt, headliners, type Headliner } from './headliners.ts';
import { vocabularies } from './words.ts';
import type { Bit, GameSeed, TypeId } from './world-types.ts';

const FIRST_ID = 1001;

/** The headliner that shows what a game under maintenance looks like, and those that are new as well as hot. */
const RESTING_HEADLINER = 'Parol Riches';
const NEW_HEADLINERS: readonly string[] = ['Perlas Drop', 'Rocket Lipad', 'Tsubibo Nights'];

/** Of every hundred games. */
const SHARES: readonly (readonly [TypeId, number])[] = [
  [GAME_TYPES.slots, 46],
  [GAME_TYPES.fish, 10],
  [GAME_TYPES.poker, 13],
  [GAME_TYPES.sports, 8],
  [GAME_TYPES.live, 10],
  [GAME_TYPES.games, 13],
];

/** Stakes by type, least and most, in hundredths of a peso. What turns reels divides a stake among twenty lines. */
const STAKES: Record<TypeId, { least: readonly number[]; most: readonly number[] }> = {
  [GAME_TYPES.slots]: { least: [20, 100, 200], most: [50_000, 100_000, 250_000] },
  [GAME_TYPES.fish]: { least: [20, 40, 100], most: [50_000, 100_000] },
  [GAME_TYPES.poker]: { least: [500, 1000, 2000], most: [100_000, 250_000] },
  [GAME_TYPES.sports]: { least: [20, 100, 200], most: [100_000, 250_000] },
  [GAME_TYPES.live]: { least: [1000, 2000, 5000], most: [500_000, 1_000_000, 2_000_000] },
  [GAME_TYPES.games]: { least: [100, 200, 500], most: [100_000, 500_000] },
};

/** What the next game of the type must not look like. */
interface Looks {
  motifs: MotifName[];
  palettes: PaletteName[];
}

interface Seen {
  names: Set<string>;
  looks: Map<TypeId, Looks>;
}

/** A phone shows about twelve tiles in three columns: no motif twice on a screen, no ground twice side by side. */
const MOTIFS_APART = 11;
const PALETTES_APART = 3;

/**
 * The games in order of their ids. Each depends on those before it and on nothing after it, so a longer list begins
 * with the shorter one.
 */
export function makeGames(count: number): GameSeed[] {
  const seen: Seen = { names: new Set(headliners.map(({ name }) => name)), looks: new Map() };
  return Array.from({ length: count }, (_, place) => {
    const headliner = headlinerAt(place);
    const random = seededRandom(`game ${FIRST_ID + place}`);
    const game = headliner === undefined ? makeGame(place, random, seen) : makeHot(place, headliner, random);
    seen.names.add(game.name);
    const { motifs, palettes } = looksOf(seen, game.typeId);
    seen.looks.set(game.typeId, {
      motifs: [...motifs, game.motif].slice(-MOTIFS_APART),
      palettes: [...palettes, game.palette].slice(-PALETTES_APART),
    });
    return game;
  });
}

function makeHot(place: number, index: number, random: SeededRandom): GameSeed {
  const { name, typeId, brand, motif, palette } = headliners[index] as Headliner;
  return {
    ...common(place, typeId, random),
    ...playedBy(engineOf({ typeId, motif })),
    name,
    typeId,
    motif,
    palette,
    brandId: brands.find((candidate) => candidate.name === brand)?.id ?? 0,
    hot: 1,
    hotSort: index + 1,
    showType: 0,
    recent: bit(NEW_HEADLINERS.includes(name)),
    maintain: bit(name === RESTING_HEADLINER),
    brandMaintain: 0,
  };
}

function makeGame(place: number, random: SeededRandom, seen: Seen): GameSeed {
  const typeId = pickType(random);
  const vocabulary = vocabularies[typeId];
  const looks = looksOf(seen, typeId);
  const motif = random.pick(notRecent(Object.keys(vocabulary.motifs) as MotifName[], looks.motifs));
  const brand = random.pick(brands.filter(({ typeIds }) => typeIds.includes(typeId)));
  return {
    ...common(place, typeId, random),
    ...playedBy(engineOf({ typeId, motif })),
    name: inventName(random, vocabulary.motifs[motif] ?? [], vocabulary, seen.names),
    typeId,
    motif,
    palette: random.pick(notRecent(palettesFor(motif), looks.palettes)),
    brandId: brand.id,
    hot: 0,
    hotSort: 0,
    showType: bit(random.chance(0.01)),
    recent: bit(random.chance(0.05)),
    maintain: bit(random.chance(0.012)),
    brandMaintain: brand.maintain,
  };
}

const playedBy = (engine: Engine) => ({ rtp: rtpBpOf(engine), kind: engine.kind });

function looksOf(seen: Seen, typeId: TypeId): Looks {
  return seen.looks.get(typeId) ?? { motifs: [], palettes: [] };
}

/** Leaves out what was just shown, as far back as still leaves a third of the choices. */
function notRecent<T>(choices: readonly T[], recent: readonly T[]): T[] {
  const most = Math.floor((choices.length * 2) / 3);
  return choices.filter((choice) => !recent.slice(-most).includes(choice));
}

function common(place: number, typeId: TypeId, random: SeededRandom) {
  const { least, most } = STAKES[typeId];
  const drawn = {
    id: FIRST_ID + place,
    sort: place + 1,
    version: random.between(1, 9),
    minBet: random.pick(least),
    maxBet: random.pick(most),
  };
  // A draw that nothing uses: without it every name after it would be another, in every world that exists.
  random.next();
  return drawn;
}

function pickType(random: SeededRandom): TypeId {
  let lot = random.next() * 100;
  for (const [typeId, share] of SHARES) {
    lot -= share;
    if (lot < 0) return typeId;
  }
  return 1;
}

function bit(value: boolean): Bit {
  return value ? 1 : 0;
}
