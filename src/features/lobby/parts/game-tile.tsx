import { badgeOf, iconUrl, isUnderMaintenance } from '#contract/game-rules.ts';
import type { Game } from '#contract/entities/game.ts';
import { paths } from '#paths';
import { Tile } from '#ui/tile/index.ts';
import { text } from '../text.ts';

export interface TileContext {
  resourceRoot: string;
  brandNames: ReadonlyMap<number, string>;
  isFavourite: (gameId: number) => boolean;
  onFavourite: (gameId: number) => void;
}

/** The sizes the server draws; a tile is 107 px wide on the drawing, so this is the density of the screen. */
const WIDTHS = [120, 240, 360] as const;
const width = WIDTHS[Math.min(Math.max(1, Math.ceil(devicePixelRatio)), WIDTHS.length) - 1] ?? WIDTHS[1];

const BADGE_TEXTS = { hot: text.hot, new: text.isNew };

export function GameTile({ game, isFirst, context }: { game: Game; isFirst: boolean; context: TileContext }) {
  const badge = badgeOf(game);
  const isOn = context.isFavourite(game.id);
  return (
    <Tile
      gameId={game.id}
      name={game.name}
      brand={context.brandNames.get(game.brandId) ?? ''}
      pictureUrl={iconUrl(context.resourceRoot, game, width)}
      href={paths.game(game.id)}
      badge={badge && { kind: badge, text: BADGE_TEXTS[badge] }}
      closed={isUnderMaintenance(game) ? text.underMaintenance : undefined}
      favourite={{
        isOn,
        name: isOn ? text.removeFavourite(game.name) : text.addFavourite(game.name),
        onToggle: () => context.onFavourite(game.id),
      }}
      isFirst={isFirst}
    />
  );
}
