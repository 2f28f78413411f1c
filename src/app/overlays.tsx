import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, createElement, type LazyExoticComponent, type ReactNode, useEffect } from 'react';
import { browserTip, isInstallTipOpen } from '#data/app/install.ts';
import { hiddenOffers } from '#data/lobby/offers.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { deposits } from '#data/money/deposits.ts';
import { heartbeat } from '#data/player/heartbeat.ts';
import { player } from '#data/player/session.ts';
import { paths } from '#paths';
import { lazyNamed } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { AgeNotice } from './overlays/age-notice.tsx';
import { chooseOverlay, type OverlayName, type OverlayProps } from './overlays/choose-overlay.ts';
import { HeartbeatNotice } from './overlays/heartbeat-notice.tsx';
import { homeNoticeToShow } from './overlays/home-notice-to-show.ts';
import { HomeNotice } from './overlays/home-notice.tsx';
import { InstallTip } from './overlays/install-tip.tsx';
import { MoneyNotice } from './overlays/money-notice.tsx';
import { isAgeAccepted, isNoticeClosed, isUpdateClosed } from './overlays/notices.ts';
import './overlays/notice-place.css';
import { isAnySheetOpen, Sheets } from './overlays/sheets.tsx';
import { RouteProgress } from './overlays/route-progress.tsx';
import { StopNotice } from './overlays/stop-notice.tsx';
import { UpdateNotice } from './overlays/update-notice.tsx';
import { useFollowPush } from './overlays/use-follow-push.ts';
import { useHomeOffer } from './overlays/use-home-offer.ts';
import { useLetterSize } from './overlays/use-letter-size.ts';
import { useLoadAhead } from './overlays/use-load-ahead.ts';
import { useMissedPictures } from './overlays/use-missed-pictures.ts';
import { useSessionOver } from './overlays/use-session-over.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { stopSecondTaps } from './shell/second-taps.ts';
import { shownMain } from './shell/shown-main.ts';
import { Toasts } from './shell/toasts.tsx';

type Overlay = ComponentType<OverlayProps> | LazyExoticComponent<ComponentType<OverlayProps>>;

/** What nearly every visit may need comes with the choice; what few do, when it is chosen. */
const overlays: Record<OverlayName, Overlay> = {
  heartbeat: HeartbeatNotice,
  age: AgeNotice,
  update: lazyNamed(() => import('./overlays/update-prompt.tsx'), 'UpdatePrompt'),
  homeNotice: HomeNotice,
  homeOffer: lazyNamed(() => import('./overlays/home-offer.tsx'), 'HomeOffer'),
  install: InstallTip,
  iosGuide: lazyNamed(() => import('./overlays/browser-tips.tsx'), 'IosGuide'),
  openInChrome: lazyNamed(() => import('./overlays/browser-tips.tsx'), 'OpenInChrome'),
};

const DepositGift = lazyNamed(() => import('#features/deposit/parts/deposit-notice.tsx'), 'DepositGift');
const DepositNotice = lazyNamed(() => import('#features/deposit/parts/deposit-notice.tsx'), 'DepositNotice');

export interface OverlaysProps {
  lobby: Lobby;
  /** The address whose screen is shown. */
  location: string;
}

/** What stands over every screen: the sheets a player opens from anywhere, and of what is due the first. */
export function Overlays({ lobby, location }: OverlaysProps) {
  useSignals();
  useLoadAhead();
  useLetterSize();
  useFollowPush();
  useMissedPictures();
  useSessionOver(location);
  useMaintenanceTold(location);
  useEffect(stopSecondTaps, []);
  const { config } = lobby;
  const user = player.value?.user;
  const hidden = hiddenOffers.use();
  const viewer = { activityIds: user?.activityIds?.activityIds ?? [], hasMobile: Boolean(user?.mobile) };
  // Nothing of a player opens before it is known what they have hidden.
  const notice =
    user && !hidden
      ? undefined
      : homeNoticeToShow(config.appNoticeConfigList, { ...viewer, ...(hidden && { hidden }) });
  const offer = useHomeOffer(viewer.activityIds, location === paths.home());
  const due = chooseOverlay({
    location,
    isMaintenance: config.maintenance.status === 1,
    isGreen: config.mode === 'green',
    isReading: isAnySheetOpen(),
    hasHeartbeatNotice: heartbeat.notice.value !== undefined,
    isAgeAccepted: isAgeAccepted.value,
    isUpdateAsked: Boolean(user?.rechargeUpdate) && !isUpdateClosed.value,
    hasHomeNotice: notice !== undefined && !isNoticeClosed.value,
    hasHomeOffer: offer !== undefined,
    isInstallTipOpen: isInstallTipOpen.value,
    browserTip: browserTip.value,
  });
  return (
    <>
      <RouteProgress key={location} />
      <Sheets lobby={lobby} />
      {/* A tip that fails to load must not take the screen under it along. */}
      <ErrorBoundary key={due === 'homeOffer' ? `${due} ${offer}` : due} otherwise={null}>
        <Until>{due && createElement(overlays[due], { config, notice, offer })}</Until>
      </ErrorBoundary>
      <div ref={tellHeight} className="notice-place">
        <UpdateNotice />
        <MoneyNotice />
        <StopNotice />
        {deposits.isAny.value &&
          orNothing(<DepositGift onPutAway={() => shownMain()?.focus({ preventScroll: true })} />)}
      </div>
      {deposits.isAny.value && orNothing(<DepositNotice />)}
      <Toasts />
    </>
  );
}

/** The screen of maintenance says more than the notice of it, which would lie over the operator's words. */
function useMaintenanceTold(location: string): void {
  const notice = heartbeat.notice.value;
  useEffect(() => {
    if (notice === 'maintenance' && location === paths.maintenance()) heartbeat.dismissNotice();
  }, [notice, location]);
}

const NOTICES = '--notices';

/** Home's own notice stands above these. Where there were none yet nothing is told: see "Chromium" in docs/gotchas.md. */
function tellHeight(place: HTMLDivElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    if (place.offsetHeight > 0 || style.getPropertyValue(NOTICES))
      style.setProperty(NOTICES, `${place.offsetHeight}px`);
  });
  sizes.observe(place);
  return () => sizes.disconnect();
}

/** What is told beside the screens, and tells nothing where it fails. */
const orNothing = (part: ReactNode): ReactNode => (
  <ErrorBoundary otherwise={null}>
    <Until>{part}</Until>
  </ErrorBoundary>
);
