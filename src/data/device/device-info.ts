/** What a sign-up or sign-in tells of the device it is made on: what its browser says of itself, and nothing more. */
import type { Input } from '#contract/define.ts';
import type { session as rows } from '#contract/session.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { fingerprintNow } from './fingerprint.ts';
import { settings } from './settings.ts';

const SYSTEMS: [RegExp, string][] = [
  [/Android ([\d.]+)/, 'Android'],
  [/(?:iPhone|iPad).* OS ([\d_]+)/, 'iOS'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/Linux/, 'Linux'],
];
const MODEL = /Android [\d.]+; ([^);]+)/;

export function describeDevice(userAgent = navigator.userAgent): { os: string; deviceModel: string } {
  const [pattern, name] = SYSTEMS.find(([candidate]) => candidate.test(userAgent)) ?? [/^$/, 'Other'];
  const version = pattern.exec(userAgent)?.[1]?.replaceAll('_', '.') ?? '';
  return { os: `${name} ${version}`.trim(), deviceModel: MODEL.exec(userAgent)?.[1]?.trim() ?? '' };
}

type PhoneInfo = NonNullable<Input<typeof rows.accountLogin>['phoneinfoJsonModel']>;

export async function phoneInfo(): Promise<PhoneInfo> {
  const { channel, appId } = settings;
  return {
    channel,
    appId,
    ...describeDevice(),
    isBrowser: !matchMedia('(display-mode: standalone)').matches,
    version: CLIENT_VERSION,
    deviceIdJsonModel: { afuid: await fingerprintNow() },
  };
}
