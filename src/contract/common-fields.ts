/**
 * What the client adds to every JSON body, so that no row declares it. A field that the call itself sends wins over
 * one of these: `pid` is an advertiser's id here and a superior's id in the call that names one.
 */
import * as v from 'valibot';

const short = v.optional(v.pipe(v.string(), v.maxLength(64)));
const clickId = v.optional(v.pipe(v.string(), v.maxLength(512)));

/** Read from the first landing address and kept for the session; no other query key is passed on. */
const AdParameters = {
  referrer: clickId,
  pid: short,
  fbclid: clickId,
  gclid: clickId,
  ttclid: clickId,
  clickid: clickId,
  entry: short,
};

export const AD_PARAMETER_NAMES = Object.keys(AdParameters) as (keyof typeof AdParameters)[];

export const CommonFields = v.object({
  clientReferrer: short,
  channel: short,
  appId: v.optional(v.pipe(v.string(), v.maxLength(128))),
  platform: v.optional(v.picklist([0, 1])), // 0 on a mobile, 1 otherwise.
  ...AdParameters,
});
export type CommonFields = v.InferOutput<typeof CommonFields>;
