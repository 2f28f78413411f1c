/**
 * One visit in a thousand tells an operator's monitoring that it has begun, and nothing else. Without an address of the
 * operator's there is none, and nothing leaves this site.
 */
import { CLIENT_VERSION } from '#contract/settings.ts';
import { settings } from '#data/device/settings.ts';

const SHARE = 0.001;

export function tellMonitor(): void {
  const { monitorUrl, appId, channel } = settings;
  if (monitorUrl === '' || Math.random() >= SHARE) return;
  // As plain text, which a browser sends to another site without asking that site first.
  navigator.sendBeacon?.(monitorUrl, JSON.stringify({ appId, channel, version: CLIENT_VERSION }));
}
