import type { Lobby } from '#data/lobby/use-stored.ts';
import { AppOffer } from './offers/app-offer.tsx';
import { FeaturedRewards } from './offers/featured-rewards.tsx';
import { HomeFooter } from './footer/home-footer.tsx';
import { NewYearRoll } from './offers/new-year-roll.tsx';
import { PromoFilm } from './offers/promo-film.tsx';
import './home-below.css';

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
