import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react';
import { isAgeAccepted } from '#data/age-notice.ts';
import { heartbeatNotice } from '#data/heartbeat.ts';
import { browserTip, isInstallTipOpen } from '#data/install.ts';
import { isServiceOpen } from '#data/service-sheet.ts';
import { player } from '#data/session.ts';
import { isTermsOpen } from '#data/terms.ts';
import type { Lobby } from '#data/use-stored.ts';
import { closedNoticeIds, isUpdateClosed } from '#data/visit-notices.ts';
import { chooseOverlay, type OverlayName } from './overlays/choose-overlay.ts';
import { homeNoticeToShow } from './overlays/home-notice-to-show.ts';
import type { OverlayProps } from './overlays/overlay-props.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';

type Overlay = LazyExoticComponent<ComponentType<OverlayProps>>;

/** Only the choice is made here; what is chosen comes when it is needed. */
const overlays: Record<OverlayName, Overlay> = {
  heartbeat: lazy(async () => ({ default: (await import('./overlays/heartbeat-notice.tsx')).HeartbeatNotice })),
  age: lazy(async () => ({ default: (await import('./overlays/age-notice.tsx')).AgeNotice })),
  update: lazy(async () => ({ default: (await import('./overlays/update-prompt.tsx')).UpdatePrompt })),
  homeNotice: lazy(async () => ({ default: (await import('./overlays/home-notice.tsx')).HomeNotice })),
  install: lazy(async () => ({ default: (await import('./overlays/install-tip.tsx')).InstallTip })),
  iosGuide: lazy(async () => ({ default: (await import('./overlays/ios-guide.tsx')).IosGuide })),
  openInChrome: lazy(async () => ({ default: (await import('./overlays/open-in-chrome.tsx')).OpenInChrome })),
};

const TermsSheet = lazy(async () => ({
  default: (await import('#features/legal/parts/terms-sheet.tsx')).TermsSheet,
}));
const ServiceSheet = lazy(async () => ({
  default: (await import('#features/system/parts/service-sheet.tsx')).ServiceSheet,
}));

interface OverlaysProps {
  config: Lobby['config'];
  /** The address whose screen is shown. */
  location: string;
}

/** What stands over every screen: the sheets a player opens from anywhere, and of what is due the first. */
export function Overlays({ config, location }: OverlaysProps) {
  useSignals();
  const user = player.value?.user;
  const notice = homeNoticeToShow(config.appNoticeConfigList, closedNoticeIds.value, {
    activityIds: user?.activityIds?.activityIds ?? [],
    hasMobile: Boolean(user?.mobile),
  });
  const due = chooseOverlay({
    location,
    isMaintenance: config.maintenance.status === 1,
    isGreen: config.mode === 'green',
    isReading: isTermsOpen.value || isServiceOpen.value,
    hasHeartbeatNotice: heartbeatNotice.value !== undefined,
    isAgeAccepted: isAgeAccepted.value,
    isUpdateAsked: Boolean(user?.rechargeUpdate) && !isUpdateClosed.value,
    hasHomeNotice: notice !== undefined,
    isInstallTipOpen: isInstallTipOpen.value,
    browserTip: browserTip.value,
  });
  return (
    <>
      <Suspense fallback={null}>
        {isTermsOpen.value && <TermsSheet />}
        {isServiceOpen.value && <ServiceSheet config={config} />}
      </Suspense>
      {/* A tip that fails to load must not take the screen under it along. */}
      <ErrorBoundary key={due} otherwise={null}>
        <Suspense fallback={null}>{due && createElement(overlays[due], { config, notice })}</Suspense>
      </ErrorBoundary>
    </>
  );
}
