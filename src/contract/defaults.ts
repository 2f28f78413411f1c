/** Plain values that the script inside the document reads as well; nothing here may import anything. */
export const DEFAULTS = {
  apiPrefix: '/prod-api-2',
  brandCode: '6b',
  appId: 'com.demo.web',
  channel: 'WEB',
  clientReferrer: 'ph',
} as const;

/** The element of the document that carries the settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'settings';

const PHONES = /Android|iPhone|iPad|iPod|Mobile/i;

/** The `platform` of a call: 0 on a phone, 1 anywhere else. */
export const platformOf = (userAgent: string): 0 | 1 => (PHONES.test(userAgent) ? 0 : 1);
