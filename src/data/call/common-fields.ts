/** The fields that every JSON body carries besides its own: who speaks, from where, and what brought the visitor. */
import { AD_PARAMETER_NAMES } from '#contract/common-fields.ts';
import { platformOf } from '#contract/defaults.ts';
import { settings } from '../device/settings.ts';
import { readVisit, writeVisit } from '../device/visit.ts';

const LONGEST_VALUE = 200;
/** What the operator's app adds to the address that it opens. Its value is the app's business. */
const APP_PARAMETER = 'token';

export function commonFields(): Record<string, string | number> {
  return {
    ...adParameters(),
    clientReferrer: settings.clientReferrer,
    channel: settings.channel,
    appId: settings.appId,
    platform: platformOf(navigator.userAgent),
  };
}

/** Reads the landing address once, at the start of the program, before any navigation changes it. */
export function rememberAdParameters(address: string): void {
  const landed = new URL(address).searchParams;
  if (landed.has(APP_PARAMETER)) writeVisit('inApp', 1);
  const found = AD_PARAMETER_NAMES.filter((key) => landed.has(key)).map((key) => [
    key,
    (landed.get(key) ?? '').slice(0, LONGEST_VALUE),
  ]);
  if (found.length === 0) return;
  writeVisit('adParameters', { ...adParameters(), ...Object.fromEntries(found) });
}

/** A browser that blocks storage loses the parameters at the next navigation, and nothing else. */
export const adParameters = (): Record<string, string> => readVisit('adParameters') ?? {};
