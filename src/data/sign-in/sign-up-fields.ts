/** What every form of signing up or in sends beside what was typed: of this page, and of the device as its browser tells. */
import type { Input } from '#contract/define.ts';
import type { session as rows } from '#contract/session.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { fingerprintNow } from '../device/fingerprint.ts';
import { settings } from '../device/settings.ts';
import { describeDevice } from '../device/user-agent.ts';

type Sent = Input<typeof rows.accountLogin>;
type Fields = Required<Pick<Sent, 'outUrl' | 'phoneinfoJsonModel' | 'countryCode' | 'clientReferrer' | 'type'>>;

export async function signUpFields(countryCode: string): Promise<Fields> {
  return {
    outUrl: `${location.origin}${location.pathname}`,
    phoneinfoJsonModel: await phoneInfo(),
    countryCode,
    clientReferrer: settings.clientReferrer,
    type: 0,
  };
}

export async function phoneInfo(): Promise<NonNullable<Sent['phoneinfoJsonModel']>> {
  const { channel, appId, installReferrer } = settings;
  return {
    channel,
    appId,
    installReferrer,
    ...describeDevice(),
    isBrowser: !matchMedia('(display-mode: standalone)').matches,
    version: CLIENT_VERSION,
    deviceIdJsonModel: { afuid: await fingerprintNow() },
  };
}
