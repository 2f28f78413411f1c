import { lazy, Suspense, useRef, useState } from 'react';
import { cents } from '#shared/money.ts';
import { settings } from '#data/settings.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { useStored } from '#data/use-stored.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { Tabs } from '#ui/tabs/index.ts';
import { CollectPanel } from '../parts/collect-panel.tsx';
import { HomeFooter } from '../parts/home-footer.tsx';
import { HomeHeader } from '../parts/home-header.tsx';
import { HotPanel } from '../parts/hot-panel.tsx';
import { SkeletonGrid } from '../parts/skeleton-grid.tsx';
import { StoredNotice } from '../parts/stored-notice.tsx';
import { ToTop } from '../parts/to-top.tsx';
import { text } from '../text.ts';
import './home-screen.css';

const TypePanel = lazy(async () => ({ default: (await import('../parts/type-panel.tsx')).TypePanel }));

const TAB_HOME = 0;
const TAB_COLLECT = 101;
const ALL_BRANDS = 0;
const PANEL = 'lobby-panel';

const typeIcons: Record<number, IconName> = { 1: 'slots', 2: 'fish', 3: 'cards', 4: 'ball', 5: 'live', 6: 'dice' };

export function HomeScreen() {
  const main = useRef<HTMLElement>(null);
  const [tab, setTab] = useState(() => preselected().typeId);
  const [brandId, setBrandId] = useState(() => preselected().brandId);
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  if (!lobby) return null;

  function choose(id: number) {
    setTab(id);
    setBrandId(ALL_BRANDS);
  }

  const type = lobby.types.find(({ id }) => id === tab);
  // A type that the server has closed meanwhile leaves its tab, and the player lands on Home.
  const shown = type || tab === TAB_COLLECT ? tab : TAB_HOME;
  const tabs = [
    { id: TAB_HOME, label: <TabLabel icon="flame" name={text.home} /> },
    { id: TAB_COLLECT, label: <TabLabel icon="heart" name={text.collect} /> },
    ...lobby.types.map(({ id, name }) => ({
      id,
      label: <TabLabel icon={typeIcons[id] ?? 'dice'} name={name || (text.typeNames[id] ?? String(id))} />,
    })),
  ];

  return (
    <main ref={main} id="main" className="home-screen" tabIndex={-1}>
      <HomeHeader brandCode={settings.brandCode} reward={cents(lobby.config.userRegisterCoin)} />
      <StoredNotice savedAt={lobby.savedAt} />
      <Tabs name={text.categories} look="cards" tabs={tabs} selected={shown} panelId={PANEL} onSelect={choose} />
      <div id={PANEL} role="tabpanel" aria-label={type?.name || text.home}>
        {shown === TAB_HOME && <HotPanel lobby={lobby} />}
        {shown === TAB_COLLECT && <CollectPanel />}
        {type && (
          <Suspense fallback={<SkeletonGrid />}>
            <TypePanel
              key={type.id}
              lobby={lobby}
              typeId={type.id}
              typeName={type.name || (text.typeNames[type.id] ?? '')}
              brandId={brandId}
              onBrand={setBrandId}
            />
          </Suspense>
        )}
      </div>
      <HomeFooter brandCode={settings.brandCode} />
      <ToTop scroller={main} />
    </main>
  );
}

/** A link or the navigation's state may name the type and the brand to open with. */
function preselected() {
  const asked = new URLSearchParams(location.search);
  const state = (history.state ?? {}) as { typeId?: number; brandId?: number };
  return {
    typeId: state.typeId ?? (Number(asked.get('typeId')) || TAB_HOME),
    brandId: state.brandId ?? (Number(asked.get('brandId')) || ALL_BRANDS),
  };
}

function TabLabel({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} />
      {name}
    </>
  );
}
