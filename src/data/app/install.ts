/**
 * The ways to a home screen: the browser's own offer, the tips for browsers that make none, and the operator's Android package.
 * A player who came from a home screen is not asked, and no player is asked twice in a day.
 */
import { computed, signal } from '@preact/signals-react';
import { DAY_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { browserKind, type BrowserKind, isIosApp } from '../device/user-agent.ts';
import { adParameters } from '../device/visit.ts';
import { secureUrl } from '../lobby/addresses.ts';
import type { Lobby } from '../lobby/use-stored.ts';
import { canInstall, takeOffer } from './install-offer.ts';
import { askToKeepStorage } from './storage.ts';

const TIP_EVERY_MS = DAY_MS;
const FROM_HOME_SCREEN = 'pwa';

const thisBrowser = browserKind(navigator.userAgent, navigator.maxTouchPoints);

/** As it was when this visit began: a tip that is being shown does not go by itself. */
const isTipDue =
  thisBrowser === 'chrome' &&
  !isFromHomeScreen() &&
  Date.now() - Number(readDevice('addToDesktopTipAt') ?? 0) > TIP_EVERY_MS;
const isTipClosed = signal(false);

export const isInstallTipOpen = computed(() => canInstall.value && !isTipClosed.value && isTipDue);

const otherTip = signal(isFromHomeScreen() ? undefined : tipFor(thisBrowser));

/** Which other tip this browser needs; it goes when the player closes it. */
export const browserTip = computed(() => otherTip.value);

export function noteInstallTip(): void {
  writeDevice('addToDesktopTipAt', String(Date.now()));
}

export function closeInstallTip(): void {
  noteInstallTip();
  isTipClosed.value = true;
}

/** Shows the browser's own question. */
export async function install(): Promise<void> {
  closeInstallTip();
  // A browser asks nothing where its offer has grown old, or the tap has.
  await takeOffer()
    ?.prompt?.()
    .catch((error: unknown) => log.info('nothing is installed', { why: String(error) }));
}

window.addEventListener('appinstalled', () => {
  takeOffer();
  askToKeepStorage();
});

/** The guide is shown once, whether or not it is read to its end. */
export function noteIosGuide(): void {
  writeDevice('iosTipDone', '1');
}

export function closeBrowserTip({ forGood = false } = {}): void {
  if (forGood) writeDevice('noChromeTip', '1');
  otherTip.value = undefined;
}

/** Both systems know an address that opens Chrome, and do nothing where it is not installed. */
export function openChrome(address: string): void {
  const { host, pathname, search, protocol } = new URL(address);
  const place = `${host}${pathname}${search}`;
  const isAndroid = /Android/.test(navigator.userAgent);
  const intent = `intent://${place}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;end`;
  location.href = isAndroid ? intent : `${protocol === 'https:' ? 'googlechromes' : 'googlechrome'}://${place}`;
}

function tipFor(kind: BrowserKind): 'ios-guide' | 'open-in-chrome' | undefined {
  if (kind === 'ios-safari' && !readDevice('iosTipDone')) return 'ios-guide';
  if (kind === 'other-mobile' && !readDevice('noChromeTip')) return 'open-in-chrome';
  return undefined;
}

function isFromHomeScreen(): boolean {
  const isStandalone = isIosApp() || matchMedia('(display-mode: standalone)').matches;
  return isStandalone || adParameters()['entry'] === FROM_HOME_SCREEN;
}

/**
 * Where the Android package is, with what tells the operator for which advertisement it was fetched. Undefined where the operator
 * offers none.
 */
export function downloadUrl({ h5 }: Pick<Lobby['config'], 'h5'>): string | undefined {
  const url = secureUrl(h5.downloadUrl || (h5.url[0] ?? ''));
  if (!url) return undefined;
  for (const [name, value] of Object.entries(adParameters())) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** What the operator's own app says of itself in its user agent. */
const NATIVE_APP = /PeryaApp\//;
/** The kinds of download that are worth a reward; the others are none, and a plain one. */
const REWARDED: readonly number[] = [2, 3];

/** Not inside the app or inside another site, and not to a visitor who has put the offer away on this phone. */
export function isAppOffered({ h5, mode }: Pick<Lobby['config'], 'h5' | 'mode'>): boolean {
  const isEmbedded = window.self !== window.top;
  if (NATIVE_APP.test(navigator.userAgent) || isEmbedded || mode === 'green') return false;
  return REWARDED.includes(h5.downloadType ?? 0) && readDevice('headerDownload') === undefined;
}

export function dismissAppOffer(): void {
  writeDevice('headerDownload', '1');
}
