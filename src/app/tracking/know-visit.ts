/**
 * Tells which screens are opened, and what on them is seen and tapped. Screens only mark what is worth knowing: with
 * `data-view` what is told of when it is seen, and when it is tapped if it is a link; with `data-click` what is told of
 * when it is tapped. A mark is a name, and which one where there are several, as in "banner 12". All of it comes after
 * the first paint, in one file.
 */
import { eventQueue } from '#data/events/events.ts';
import { ensureFingerprint } from '#data/device/fingerprint.ts';
import { giveGuestFavorite } from '#data/favorites/guest-favorite.ts';
import { sendWhenPossible } from '#data/favorites/send-favorites.ts';
import { noteLastErrors } from '#data/help.ts';
import { onPlayerChange } from '#data/player/session.ts';
import { settings } from '#data/device/settings.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { hitLists } from './ad-blocker.ts';
import { trackClicks } from './clicks.ts';
import type { Marked } from './marked.ts';
import { trackPages } from './pages.ts';
import { trackViews } from './views.ts';

export function knowVisit(): void {
  void ensureFingerprint();
  eventQueue.add('lobby-opened');
  const told = new Set<string>();
  // Another player sees and taps for the first time.
  onPlayerChange(() => told.clear());

  /** Once for everything there is, however often it comes back. */
  const tellOnce = (kind: 'view' | 'click', { name, target }: Marked): void => {
    const key = `${kind} ${name} ${target ?? ''}`;
    if (told.has(key)) return;
    told.add(key);
    eventQueue.add(name, target === undefined ? { kind } : { kind, target });
  };
  trackPages((pattern) => eventQueue.add('page', { kind: 'page', target: pattern }));
  trackClicks((marked) => tellOnce('click', marked));
  trackViews((marked) => tellOnce('view', marked));
  noteLastErrors();
  sendWhenPossible();
  giveGuestFavorite();
  tellMonitor();
  // What is found goes nowhere but into the operator's own log.
  if (settings.adProbe) for (const list of hitLists()) eventQueue.add('ad-blocker', { target: list });
}

const SHARE = 0.001;

/**
 * One visit in a thousand tells an operator's monitoring that it has begun, and nothing else. Without an address of the
 * operator's there is none, and nothing leaves this site.
 */
function tellMonitor(): void {
  const { monitorUrl, appId, channel } = settings;
  if (monitorUrl === '' || Math.random() >= SHARE) return;
  // As plain text, which a browser sends to another site without asking that site first.
  navigator.sendBeacon?.(monitorUrl, JSON.stringify({ appId, channel, version: CLIENT_VERSION }));
}
