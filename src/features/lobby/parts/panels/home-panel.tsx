import { lazyNamed } from '#ui/lazy-named.ts';
import { memo } from 'react';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Until } from '#ui/until.tsx';
import { bringLateParts } from '../bring-late-parts.ts';
import { typeName } from './home-tabs.tsx';
import { TAB_COLLECT, TAB_HOME } from './tabs-of.ts';
import { HotPanel } from './hot-panel.tsx';
import { SkeletonGrid } from '../tiles/tile-grid.tsx';

const CollectPanel = lazyNamed(bringLateParts, 'CollectPanel');
const TypePanel = lazyNamed(bringLateParts, 'TypePanel');

interface HomePanelProps {
  lobby: Lobby;
  tab: number;
  brandId: number;
  onBrand: (brandId: number) => void;
}

/** What the chosen tab shows. It is drawn again only when that changes, never because a tab has lit up. */
export const HomePanel = memo(function HomePanel({ lobby, tab, brandId, onBrand }: HomePanelProps) {
  if (tab === TAB_HOME) return <HotPanel lobby={lobby} />;
  if (tab === TAB_COLLECT) {
    return (
      <Until fallback={<SkeletonGrid />}>
        <CollectPanel lobby={lobby} />
      </Until>
    );
  }
  const type = lobby.types.find(({ id }) => id === tab);
  if (!type) return null;
  return (
    <Until fallback={<SkeletonGrid />}>
      <TypePanel
        key={type.id}
        lobby={lobby}
        typeId={type.id}
        typeName={typeName(type)}
        brandId={brandId}
        onBrand={onBrand}
      />
    </Until>
  );
});
