/**
 * The ways to a home screen: the browser's own offer, and the tips for browsers that make none. Nobody who came from a
 * home screen is asked, and nobody is asked twice in a day.
 */
import { computed, signal } from '@preact/signals-react';
import { browserKind, type BrowserKind } from '../device/user-agent.ts';
import { adParameters } from '../call/common-fields.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { isIosApp } from '../device/user-agent.ts';
import { canInstall, takeOffer } from './install-offer.ts';

const TIP_EVERY_MS = 24 * 60 * 60 * 1_000;
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
export function install(): Promise<void> {
  closeInstallTip();
  return takeOffer();
}

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
