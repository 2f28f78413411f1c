import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentProps, ReactNode } from 'react';
import type { Banner } from '#contract/entities/config.ts';
import { useActivities } from '#data/lobby/activities.ts';
import { isLowData } from '#data/device/low-data.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import { player } from '#data/player/session.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { makeReact } from '#ui/make.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { bannersToShow } from '#contract/activity-rules.ts';
import { clickTarget } from '#page/click-target.ts';
import { text } from '../../text.ts';
import { latePart } from '#ui/lazy-named.ts';
import { useIsPainted } from '#data/lobby/first-paint.ts';
import { bringLateParts } from '../bring-late-parts.ts';
import { OncePainted } from '../once-painted.tsx';
import { BANNER_WIDTH, bannerFace, bannerView, SMALL_BANNER_WIDTH } from './banner-markup.ts';
import './banners.css';

const BannerControls = latePart(bringLateParts, 'BannerControls');

/** What the operator offers, to whom it is open. The words are texts; the picture behind them comes when it can. */
export function Banners({ lobby }: { lobby: Lobby }) {
  useSignals();
  const { ids, hidden } = useActivities();
  const isPainted = useIsPainted();
  const hasMobile = Boolean(player.value?.user.mobile);
  const shown = bannersToShow(lobby.banners, { activityIds: ids, hasMobile, hidden });
  if (shown.length === 0) return null;
  const width = isLowData.value ? SMALL_BANNER_WIDTH : BANNER_WIDTH;
  return (
    <Carousel
      name={text.banners}
      placeName={text.bannerPlace}
      Controls={Controls}
      slides={shown.map((banner, at) => ({
        id: banner.id,
        // The others are out of sight. Their words make the height with the first's; their pictures come when there is time.
        content: (
          <Slide
            banner={banner}
            picture={
              (at === 0 || isPainted) &&
              banner.imgUrl2 && <LazyPicture url={pictureUrl(lobby.config, banner.imgUrl2, width)} isFirst={at === 0} />
            }
          />
        ),
      }))}
    />
  );
}

const Controls = (over: ComponentProps<typeof BannerControls>) => (
  <OncePainted>
    <BannerControls {...over} />
  </OncePainted>
);

function Slide({ banner, picture }: { banner: Banner; picture: ReactNode }) {
  const { clickType, clickAction } = banner;
  const target = clickTarget(clickType, clickAction);
  const face = bannerFace(makeReact, banner, { picture, go: target && text.bannerGo[clickType ?? 0] });
  const view = { className: 'banner', 'data-view': bannerView(banner) };
  if (!target) return makeReact('div', view, ...face);
  const newWindow = target.target && <span className="visually-hidden">({text.newWindow})</span>;
  return makeReact('a', { ...view, ...target }, ...face, newWindow);
}
