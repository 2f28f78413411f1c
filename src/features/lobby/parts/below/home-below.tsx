import type { Lobby } from '#data/lobby/use-stored.ts';
import { AppOffer } from './app-offer.tsx';
import { FeaturedRewards } from './featured-rewards.tsx';
import { HomeFooter } from './home-footer.tsx';
import { NewYearRoll } from './new-year-roll.tsx';
import { PromoFilm } from './promo-film.tsx';
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
