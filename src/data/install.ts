/**
 * The ways to a home screen: the browser's own offer, kept until the player takes it, and the tips for browsers that
 * make none. Nobody who came from a home screen is asked, and nobody is asked twice in a day.
 */
import { computed, signal } from '@preact/signals-react';
import { browserKind, type BrowserKind } from './browser-kind.ts';
import { adParameters } from './common-fields.ts';
import { readDevice, writeDevice } from './device.ts';

interface InstallEvent extends Event {
  prompt?: () => Promise<unknown>;
}

const TIP_EVERY_MS = 24 * 60 * 60 * 1_000;
const FROM_HOME_SCREEN = 'pwa';

const thisBrowser = browserKind(navigator.userAgent, navigator.maxTouchPoints);

/** The browser lets a page ask once for each offer. */
const offer = signal<InstallEvent | undefined>(undefined);
const isTipWanted = signal(false);

/** Whether the app can be installed by a tap, tip or not. */
export const canInstall = computed(() => offer.value !== undefined);

export const isInstallTipOpen = computed(() => canInstall.value && isTipWanted.value);

/** Which other tip this browser needs; taken away by whoever closes it. */
const otherTip = signal<'ios-guide' | 'open-in-chrome' | undefined>(undefined);
export const browserTip = computed(() => otherTip.value);

/** The browser makes its offer when it likes, so this is called before anything is drawn. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (thisBrowser === 'desktop') return; // Its own button in the address bar is the better way.
    event.preventDefault();
    offer.value = event;
    isTipWanted.value = isTipDue(thisBrowser);
  });
  window.addEventListener('appinstalled', () => {
    offer.value = undefined;
    isTipWanted.value = false;
  });
  if (!isFromHomeScreen()) otherTip.value = tipFor(thisBrowser);
}

export function noteInstallTip(): void {
  writeDevice('addToDesktopTipAt', String(Date.now()));
}

export function closeInstallTip(): void {
  noteInstallTip();
  isTipWanted.value = false;
}

/** Shows the browser's own question. */
export async function install(): Promise<void> {
  const event = offer.value;
  closeInstallTip();
  offer.value = undefined;
  await event?.prompt?.();
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

function isTipDue(kind: BrowserKind): boolean {
  const shownAt = Number(readDevice('addToDesktopTipAt') ?? 0);
  return kind === 'chrome' && !isFromHomeScreen() && Date.now() - shownAt > TIP_EVERY_MS;
}

function isFromHomeScreen(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  const isStandalone = standalone === true || matchMedia('(display-mode: standalone)').matches;
  return isStandalone || adParameters()['entry'] === FROM_HOME_SCREEN;
}
