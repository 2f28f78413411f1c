import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect } from 'react';
import { tellRefusals } from '#data/favorites/send-favorites.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { menuSheet } from '#data/open-sheet.ts';
import { isSignedIn } from '#data/player/session.ts';
import { text } from './cards/text.ts';
import { HomeFooter } from './footer/home-footer.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { AppOffer } from './offers/app-offer.tsx';
import { FeaturedRewards } from '#page/featured/featured-rewards.tsx';
import { FloatingIcons } from './offers/floating-icons.tsx';
import { NewYearRoll } from './offers/new-year-roll.tsx';
import { PromoFilm } from './offers/promo-film.tsx';
import { ToTop } from './to-top.tsx';
import '#ui/tile/missing.css';
import './home-below.css';

interface HomeLaterProps {
  lobby: Lobby;
  scroller: RefObject<HTMLElement | null>;
  isHome: boolean;
}

/** What stands over home, or is asked for behind it, once the first screen is painted. */
export function HomeLater({ lobby, scroller, isHome }: HomeLaterProps) {
  useSignals();
  const isPlayer = isSignedIn.value;
  useEffect(() => tellRefusals(() => text.favoriteRefused), []);
  return (
    <>
      <ToTop scroller={scroller} />
      {isPlayer && isHome && <FloatingIcons config={lobby.config} />}
      {isPlayer && menuSheet.shown.value && <SideMenu config={lobby.config} />}
    </>
  );
}

/** What home shows below its games; under the other kinds of games it is the footer alone. */
export function HomeBelow({ lobby, isHome }: { lobby: Lobby; isHome: boolean }) {
  const { config } = lobby;
  return (
    <>
      {isHome && (
        <div className="home-below">
          <NewYearRoll />
          {config.mode !== 'green' && <FeaturedRewards />}
          <PromoFilm config={config} />
          <AppOffer config={config} />
        </div>
      )}
      <HomeFooter lobby={lobby} />
    </>
  );
}
