/** What every form of signing up or in sends beside what was typed: of this page, of the device as its browser tells, and who invited. */
import type { Input } from '#contract/define.ts';
import type { session as rows } from '#contract/session.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { fingerprintNow } from '../device/fingerprint.ts';
import { settings } from '../device/settings.ts';
import { describeDevice } from '../device/user-agent.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

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

const LONGEST_CODE = 64;

/**
 * The link that a player shares brings their code along, in the address of the sign-up form. It counts for the player whom it led
 * here, until they leave. The `pid` of the first address is an advertiser's, and names no one who invites.
 */
export function rememberInvite(): void {
  const code = new URLSearchParams(location.search).get('inviteCode')?.slice(0, LONGEST_CODE);
  if (code) writeVisit('inviteCode', code);
}

export const invitedBy = (): string => readVisit('inviteCode') ?? '';
