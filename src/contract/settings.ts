/**
 * What the operator decides at run time: the server writes it into the page and the service worker reads it from
 * there, so that one build serves every site variant.
 */
import * as v from 'valibot';
import { API_PREFIX } from './envelope.ts';

export const CLIENT_VERSION = '1.0.28';

const INSTALL_REFERRER = 'web';

export const Settings = v.object({
  apiPrefix: v.optional(v.string(), API_PREFIX),
  siteVariant: v.optional(v.string(), '6b'),
  brandCode: v.optional(v.string(), '6b'),
  appId: v.optional(v.string(), 'com.demo.web'),
  channel: v.optional(v.string(), 'WEB'),
  clientReferrer: v.optional(v.string(), 'ph'),
  installReferrer: v.optional(v.string(), INSTALL_REFERRER),
});
export type Settings = v.InferOutput<typeof Settings>;

/** The element of the document that carries the settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'settings';

/** Site variants that ask for agreement with the terms and show the 21+ picture. */
export const AGREEMENT_VARIANTS: readonly string[] = ['n7', '6b', '6s', '9s'];
