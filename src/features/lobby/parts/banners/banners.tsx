import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useMemo } from 'react';
import type { Banner } from '#contract/entities/config.ts';
import { useActivities } from '#data/lobby/activities.ts';
import { isLowData, isMotionPaused, toggleMotion } from '#data/device/low-data.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import { player } from '#data/player/session.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { makeReact } from '#ui/make.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { Until } from '#ui/until.tsx';
import { bannersToShow } from '#contract/activity-rules.ts';
import { clickTarget } from '../../rules/click-target.ts';
import { text } from '../../text.ts';
import { latePart } from '#ui/lazy-named.ts';
import { useIsPainted } from '#data/lobby/first-paint.ts';
import { BANNER_WIDTH, bannerFace, bannerView, SMALL_BANNER_WIDTH } from './banner-markup.ts';
import './banners.css';

const CarouselControls = latePart(() => import('#ui/carousel/carousel-controls.tsx'), 'CarouselControls');

const EVERY_MS = 3_000;

/** What the operator offers, to whom it is open. The words are texts; the picture behind them comes when it can. */
export function Banners({ lobby }: { lobby: Lobby }) {
  useSignals();
  const { ids, hidden } = useActivities();
  const hasMobile = Boolean(player.value?.user.mobile);
  const isPainted = useIsPainted();
  const shown = useMemo(
    () => bannersToShow(lobby.banners, { activityIds: ids, hasMobile, hidden }),
    [lobby.banners, ids, hasMobile, hidden],
  );
  if (shown.length === 0) return null;
  const width = isLowData.value ? SMALL_BANNER_WIDTH : BANNER_WIDTH;
  return (
    <Carousel
      name={text.banners}
      placeName={text.bannerPlace}
      Controls={Controls}
      slides={shown.map((banner, at) => ({
        id: banner.id,
        // The others are out of sight, and drawn when there is time.
        content: (at === 0 || isPainted) && (
          <Slide banner={banner} config={lobby.config} width={width} isFirst={at === 0} />
        ),
      }))}
    />
  );
}

function Controls({ track, count }: { track: RefObject<HTMLElement | null>; count: number }) {
  useSignals();
  const isPainted = useIsPainted();
  if (!isPainted) return null;
  const isPaused = isMotionPaused.value;
  const pauseName = isPaused ? text.resumeMotion : text.pauseMotion;
  const motion = { everyMs: EVERY_MS, isPaused, pauseName, onPause: toggleMotion };
  return (
    <Until>
      <CarouselControls track={track} count={count} motion={isLowData.value ? undefined : motion} />
    </Until>
  );
}

interface SlideProps {
  banner: Banner;
  config: Lobby['config'];
  width: number;
  isFirst: boolean;
}

function Slide({ banner, config, width, isFirst }: SlideProps) {
  const { clickType, clickAction, imgUrl2 } = banner;
  const target = clickTarget(clickType, clickAction);
  const face = bannerFace(makeReact, banner, {
    picture: imgUrl2 && <LazyPicture url={pictureUrl(config, imgUrl2, width)} isFirst={isFirst} />,
    go: target && text.bannerGo[clickType ?? 0],
  });
  const view = { className: 'banner', 'data-view': bannerView(banner) };
  if (!target) return makeReact('div', view, ...face);
  const newWindow = target.target && <span className="visually-hidden">({text.newWindow})</span>;
  return makeReact('a', { ...view, ...target }, ...face, newWindow);
}
