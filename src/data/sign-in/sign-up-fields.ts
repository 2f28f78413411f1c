import type { Input } from '#contract/define.ts';
import type { session as rows } from '#contract/session.ts';
import { phoneInfo } from '../device/device-info.ts';
import { settings } from '../device/settings.ts';

type Fields = Required<
  Pick<Input<typeof rows.accountLogin>, 'outUrl' | 'phoneinfoJsonModel' | 'countryCode' | 'clientReferrer' | 'type'>
>;

/** What every form of signing up or in sends beside what was typed. */
export async function signUpFields(countryCode: string): Promise<Fields> {
  return {
    outUrl: `${location.origin}${location.pathname}`,
    phoneinfoJsonModel: await phoneInfo(),
    countryCode,
    clientReferrer: settings.clientReferrer,
    type: 0,
  };
}
