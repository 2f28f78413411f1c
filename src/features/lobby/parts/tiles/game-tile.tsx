import { badgeOf, iconUrl, isUnderMaintenance } from '#contract/game-rules.ts';
import type { Game } from '#contract/entities/game.ts';
import { iconWidth } from '#contract/icon-width.ts';
import { paths } from '#paths';
import { Tile } from '#ui/tile/index.ts';
import { text } from '../../text.ts';

export interface TileContext {
  resourceRoot: string;
  brandNames: ReadonlyMap<number, string>;
  isFavourite: (gameId: number) => boolean;
  onFavourite: (gameId: number) => void;
}

const width = iconWidth(devicePixelRatio);
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
