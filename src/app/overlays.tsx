import { useSignals } from '@preact/signals-react/runtime';
import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { browserTip, isInstallTipOpen } from '#data/app/install.ts';
import { isReachable } from '#data/call/connection.ts';
import { hiddenOffers, shownOffers, tellShown } from '#data/lobby/offers.ts';
import { deposits } from '#data/money/deposits.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { Until } from '#ui/until.tsx';
import { isAgeAccepted, isNoticeClosed, isUpdateClosed } from './overlays/notices.ts';
import { depositSheet, gameSheet, menuSheet, searchSheet, serviceSheet, termsSheet } from '#data/open-sheet.ts';
import { heartbeat } from '#data/player/heartbeat.ts';
import { player } from '#data/player/session.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyNamed } from '#ui/lazy-named.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { settings } from '#data/device/settings.ts';
import { AgeNotice } from './overlays/age-notice.tsx';
import { chooseOverlay, type OverlayName, type OverlayProps } from './overlays/choose-overlay.ts';
import { HeartbeatNotice } from './overlays/heartbeat-notice.tsx';
import { homeNoticeToShow } from './overlays/home-notice-to-show.ts';
import { HomeNotice } from './overlays/home-notice.tsx';
import { InstallTip } from './overlays/install-tip.tsx';
import { useFollowPush } from './overlays/use-follow-push.ts';
import './overlays/notice-place.css';
import { StopNotice } from './overlays/stop-notice.tsx';
import { MoneyNotice } from './overlays/money-notice.tsx';
import { UpdateNotice } from './overlays/update-notice.tsx';
import { useLoadAhead } from './overlays/use-load-ahead.ts';
import { useLetterSize } from './overlays/use-letter-size.ts';
import { useIsAway } from './shell/awaited.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { stopSecondTaps } from './shell/second-taps.ts';
import { shownMain } from './shell/shown-main.ts';
import { Toasts } from './shell/toasts.tsx';
// Here and not in its component: the styles of the first script travel in the document, which has no room.
import './shell/route-progress.css';
import { text } from './text.ts';

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
const TermsSheet = lazyNamed(() => import('#features/legal/parts/legal-tabs.tsx'), 'TermsSheet');
const DepositSheet = lazyNamed(() => import('#features/deposit/parts/deposit-sheet.tsx'), 'DepositSheet');
const GameSheet = lazyNamed(() => import('#features/lobby/parts/game-sheet/game-sheet.tsx'), 'GameSheet');
const SearchSheet = lazyNamed(() => import('#features/lobby/parts/search/search-view.tsx'), 'SearchSheet');
const ServiceSheet = lazyNamed(() => import('#features/system/parts/service-list.tsx'), 'ServiceSheet');

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
    isReading:
      menuSheet.shown.value ||
      termsSheet.shown.value ||
      serviceSheet.shown.value ||
      searchSheet.shown.value ||
      depositSheet.shown.value !== undefined ||
      gameSheet.shown.value !== undefined,
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

/** The sheets that a player opens. */
function Sheets({ lobby }: { lobby: Lobby }) {
  useSignals();
  const gameId = gameSheet.shown.value;
  const deposit = depositSheet.shown.value;
  return (
    <>
      {termsSheet.shown.value && own(<TermsSheet />, termsSheet.close)}
      {searchSheet.shown.value && own(<SearchSheet lobby={lobby} />, searchSheet.close)}
      {gameId !== undefined && own(<GameSheet key={gameId} gameId={gameId} lobby={lobby} />, gameSheet.close)}
      {deposit && own(<DepositSheet lobby={lobby} {...deposit} />, depositSheet.close)}
      {serviceSheet.shown.value && own(<ServiceSheet config={lobby.config} />, serviceSheet.close)}
    </>
  );
}

/** A sheet that fails says so, as one whose code is late does, and takes nothing else along that stands over the screens. */
const own = (sheet: ReactNode, close: () => void): ReactNode => (
  <ErrorBoundary otherwise={<SheetFailed onClose={close} />}>
    <Until fallback={<SheetAwaited onClose={close} />}>{sheet}</Until>
  </ErrorBoundary>
);

interface ForSheetProps {
  onClose: () => void;
}

const SheetAwaited = ({ onClose }: ForSheetProps) =>
  useIsAway() && (
    <Sheet look="popup" title={text.awayTitle} isContentTold onClose={onClose}>
      <p data-msg-key={text.away.key}>{text.away.text}</p>
    </Sheet>
  );

/** Stands in the place of a sheet that failed. Without a connection a reload would lose the app. */
function SheetFailed({ onClose }: ForSheetProps) {
  useSignals();
  return (
    <Sheet
      look="popup"
      title={text.crashTitle}
      isContentTold
      onClose={onClose}
      footer={
        isReachable.value && (
          <Button look="gold" onClick={() => location.reload()}>
            {text.reload}
          </Button>
        )
      }
    >
      <p data-msg-key={text.crash.key}>{text.crash.text}</p>
    </Sheet>
  );
}

/**
 * The promotion that home opens with: the first of the operator's that is on for the player, was shown on none of their phones and is not hidden.
 * Without a connection nobody can take it, so it waits; one that is open stays.
 */
function useHomeOffer(activityIds: readonly number[], isHome: boolean): number | undefined {
  const [open, setOpen] = useState<number>();
  const shown = shownOffers.use();
  const hidden = hiddenOffers.use();
  const canTell = isReachable.value;
  useEffect(() => {
    if (canTell && shown) void tellShown(shown);
  }, [canTell, shown]);
  if (!shown || !hidden) return undefined;
  const away = [...shown, ...hidden, ...(player.value?.user.shownTypes ?? [])];
  const offered = settings.homeOffers.split(',').map(Number);
  const due = offered.find((type) => activityIds.includes(type) && !away.includes(type));
  const next = isHome && (canTell || due === open) ? due : undefined;
  if (next !== open) setOpen(next);
  return next;
}
