/**
 * What the operator decides at run time: the server writes it into the page and the service worker reads it from
 * there, so that one build serves every site variant.
 */
import * as v from 'valibot';
import { DEFAULTS } from './defaults.ts';

export const CLIENT_VERSION = '1.0.28';

export const Settings = v.object({
  apiPrefix: v.optional(v.string(), DEFAULTS.apiPrefix),
  siteVariant: v.optional(v.string(), '6b'),
  brandCode: v.optional(v.string(), DEFAULTS.brandCode),
  appId: v.optional(v.string(), DEFAULTS.appId),
  channel: v.optional(v.string(), DEFAULTS.channel),
  clientReferrer: v.optional(v.string(), DEFAULTS.clientReferrer),
  installReferrer: v.optional(v.string(), 'web'),
  /** What the address of a live chat contains, and the script of its widget; empty where the operator has none. */
  chatHost: v.optional(v.string(), ''),
  chatScript: v.optional(v.string(), ''),
  /** Where one visit in a thousand is told of; empty where nothing is. */
  monitorUrl: v.optional(v.string(), ''),
  /** The types of promotions that home opens with where they are on, first to last; `none` for none. */
  homeOffers: v.optional(v.string(), '39,40'),
  /** Whether the event log says which ad blocker's lists are at work. */
  adProbe: v.optional(v.boolean(), false),
});
export type Settings = v.InferOutput<typeof Settings>;

/** Site variants that ask for agreement with the terms and show the 21+ picture. */
export const AGREEMENT_VARIANTS: readonly string[] = ['n7', '6b', '6s', '9s'];
