/**
 * What the client adds to every JSON body, so that no row declares it. A field that the call itself sends wins over
 * one of these: `pid` is an advertiser's id here and a superior's id in the call that names one.
 */
import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.maxLength(128)));
const adParameter = v.optional(v.pipe(v.string(), v.maxLength(512)));

/** Read from the first landing address and kept for the session; no other query key is passed on. */
const AdParameters = {
  referrer: adParameter,
  pid: adParameter,
  fbclid: adParameter,
  gclid: adParameter,
  ttclid: adParameter,
  clickid: adParameter,
  entry: adParameter,
};

export const AD_PARAMETER_NAMES = Object.keys(AdParameters) as (keyof typeof AdParameters)[];

export const CommonFields = v.object({
  clientReferrer: text,
  channel: text,
  appId: text,
  platform: v.optional(v.picklist([0, 1])), // 0 on a mobile, 1 otherwise.
  ...AdParameters,
});
export type CommonFields = v.InferOutput<typeof CommonFields>;
