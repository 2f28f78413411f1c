import type { Kysely } from 'kysely';

import type { Row, Tables } from '../tables.ts';

type Bit = 0 | 1;
const bit = (flag: boolean): Bit => (flag ? 1 : 0);

/** The list as the wire has it; `params` is how a brand under maintenance reaches its games. */
export async function readGameList(db: Kysely<Tables>) {
  const [types, brands, games] = await Promise.all([
    db.selectFrom('game_type').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('brand').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('game').selectAll().orderBy('id').execute(),
  ]);
  const stopped = new Set(brands.filter((brand) => brand.maintain).map((brand) => brand.id));
  return {
    types,
    brands: brands.map(({ id, name, status, sort, icon3 }) => ({ id, name, status, sort, icon3 })),
    games: games.map((game) => toWire(game, stopped.has(game.brand_id))),
  };
}

function toWire(game: Row<'game'>, isBrandStopped: boolean) {
  return {
    id: game.id,
    name: game.name,
    typeId: game.type_id,
    brandId: game.brand_id,
    maintain: bit(game.maintain),
    params: { brandMaintain: bit(isBrandStopped) },
    hot: bit(game.hot),
    hotSort: game.hot_sort,
    showType: game.show_type,
    sort: game.sort,
    recent: bit(game.recent),
    version: game.version,
    minBet: game.min_bet,
    maxBet: game.max_bet,
    rtpBp: game.rtp_bp,
    ...(game.kind !== '' && { kind: game.kind }),
  };
}

/** What one game's picture is drawn from. */
export function findGame(db: Kysely<Tables>, id: number): Promise<Row<'game'> | undefined> {
  return db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
}
