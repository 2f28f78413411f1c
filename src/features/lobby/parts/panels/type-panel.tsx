import { useDeferredValue, useMemo } from 'react';
import type { Brand, Game } from '#contract/entities/game.ts';
import { bySort } from '#contract/game-rules.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text as lobbyText } from '../../text.ts';
import { text } from './text.ts';
import { EmptyPanel } from './panel-look.tsx';
import { SkeletonGrid } from '../tiles/tile-grid.tsx';
import { useTileContext } from '../tiles/use-tile-context.ts';
import { WindowedGrid } from '../tiles/windowed-grid.tsx';
import './type-panel.css';

const ALL_BRANDS = 0;

interface TypePanelProps {
  lobby: Lobby;
  typeId: number;
  typeName: string;
  brandId: number;
  onBrand: (brandId: number) => void;
}

/** The games of one type, with a sub-tab for every brand that has one. */
export function TypePanel({ lobby, typeId, typeName, brandId, onBrand }: TypePanelProps) {
  const context = useTileContext(lobby);
  const games = useStored('gamesOfType', { typeId });
  const brands = useMemo(() => brandsIn(games ?? [], lobby.brands), [games, lobby.brands]);
  const chosen = brands.some((brand) => brand.id === brandId) ? brandId : ALL_BRANDS;
  // The tapped tab lights up at once; the grid, which is more work, follows.
  const drawn = useDeferredValue(chosen);
  const shown = useMemo(
    () => (drawn === ALL_BRANDS ? games : games?.filter((game) => game.brandId === drawn)),
    [games, drawn],
  );
  if (!shown) return <SkeletonGrid />;
  if (shown.length === 0) return <EmptyPanel title={lobbyText.noGamesTitle} message={lobbyText.noGames} />;
  const tabs = [{ id: ALL_BRANDS, label: text.allBrands }, ...brands.map(({ id, name }) => ({ id, label: name }))];
  const panelId = `games-of-type-${typeId}`;
  return (
    <>
      <div className="type-panel-brands">
        <Tabs name={text.brands} look="chips" tabs={tabs} selected={chosen} panelId={panelId} onSelect={onBrand} />
      </div>
      <div id={panelId} role="tabpanel" aria-label={text.games(typeName)}>
        <WindowedGrid key={drawn} name={text.games(typeName)} games={shown} context={context} />
      </div>
    </>
  );
}

/** Brands that have a game in the list, in the brands' own order. */
function brandsIn(games: Game[], brands: Brand[]): Brand[] {
  const present = new Set(games.map((game) => game.brandId));
  return brands.filter((brand) => brand.status === 1 && present.has(brand.id)).toSorted(bySort);
}
