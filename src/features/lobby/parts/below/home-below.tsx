import type { Lobby } from '#data/use-stored.ts';
import { AppOffer } from './app-offer.tsx';
import { FeaturedRewards } from './featured-rewards.tsx';
import { NewYearRoll } from './new-year-roll.tsx';
import { PromoFilm } from './promo-film.tsx';
import './home-below.css';

/** What home shows below its games. */
export function HomeBelow({ lobby: { config } }: { lobby: Lobby }) {
  return (
    <div className="home-below">
      <NewYearRoll />
      {config.mode !== 'green' && <FeaturedRewards />}
      <PromoFilm config={config} />
      <AppOffer config={config} />
    </div>
  );
}
