import { Activity, useDeferredValue, useRef, useState } from 'react';
import { HOT_LIMIT } from '#contract/limits.ts';
import { isSignedIn } from '#data/player/session.ts';
import { settings } from '#data/device/settings.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { cents } from '#shared/money.ts';
import { bringLateParts } from '../parts/bring-late-parts.ts';
import { HomeTop } from '../parts/home-top.tsx';
import { OncePainted } from '../parts/once-painted.tsx';
import { HomeHeader } from '../parts/header/home-header.tsx';
import { HomePanel } from '../parts/panels/home-panel.tsx';
import { HomeTabs, typeName } from '../parts/panels/home-tabs.tsx';
import { PANEL, TAB_COLLECT, TAB_HOME } from '../parts/panels/tabs-of.ts';
import { latePart } from '#ui/lazy-named.ts';
import { PlayerHeader } from '../parts/header/player-header.tsx';
import { StoredNotice } from '../parts/header/stored-notice.tsx';
import { ALL_BRANDS, type Chosen, useAskedTab } from '../parts/use-asked-tab.ts';
import { text } from '../text.ts';
import './home-screen.css';

const HomeBelow = latePart(bringLateParts, 'HomeBelow');
const HomeLater = latePart(bringLateParts, 'HomeLater');
const WelcomeCards = latePart(bringLateParts, 'WelcomeCards');

export function HomeScreen() {
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  return lobby ? <LoadedHome lobby={lobby} /> : null;
}

function LoadedHome({ lobby }: { lobby: Lobby }) {
  const main = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(preselected);
  const type = lobby.types.find(({ id }) => id === chosen.tab);
  // A type that the server has closed meanwhile leaves its tab, and the player lands on Home.
  const tab = type || chosen.tab === TAB_COLLECT ? chosen.tab : TAB_HOME;
  // The tapped tab lights up at once; what it shows and hides, which is more work, follows.
  const drawnTab = useDeferredValue(tab);
  const isHome = drawnTab === TAB_HOME;
  // Each session has a home of its own, and one that followed a signal would be drawn whole whenever it is shown again.
  const isPlayer = isSignedIn.peek();
  useAskedTab(setChosen);
  const [onBrand] = useState(() => (brandId: number) => setChosen((last) => ({ ...last, brandId })));

  return (
    <main ref={main} id="main" className="home-screen" tabIndex={-1}>
      {isPlayer ? (
        <PlayerHeader />
      ) : (
        <HomeHeader brandCode={settings.brandCode} reward={cents(lobby.config.userRegisterCoin)} />
      )}
      <StoredNotice savedAt={lobby.savedAt} />
      {isPlayer && (
        <OncePainted>
          <WelcomeCards hasPasskeys={lobby.config.passkeys === 1} />
        </OncePainted>
      )}
      {/* What is not about the chosen kind of game stands on Home alone, and leaves the other tabs to their games. */}
      <Activity mode={isHome ? 'visible' : 'hidden'}>
        <HomeTop lobby={lobby} />
      </Activity>
      <HomeTabs types={lobby.types} selected={tab} onSelect={(id) => setChosen({ tab: id, brandId: ALL_BRANDS })} />
      <div id={PANEL} role="tabpanel" aria-label={panelName(tab, type && typeName(type))}>
        <HomePanel lobby={lobby} tab={drawnTab} brandId={chosen.brandId} onBrand={onBrand} />
      </div>
      <OncePainted>
        <HomeBelow lobby={lobby} isHome={isHome} />
        <HomeLater lobby={lobby} scroller={main} isHome={isHome} />
      </OncePainted>
    </main>
  );
}

function panelName(tab: number, type: string | undefined): string {
  return type ?? (tab === TAB_COLLECT ? text.collect : text.home);
}

/** A link or the navigation's state may name the type and the brand to open with. */
function preselected(): Chosen {
  const asked = new URLSearchParams(location.search);
  return {
    tab: Number(asked.get('typeId')) || TAB_HOME,
    brandId: Number(asked.get('brandId')) || ALL_BRANDS,
  };
}
