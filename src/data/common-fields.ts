/** The fields that every JSON body carries besides its own: who speaks, from where, and what brought the visitor. */
import { AD_PARAMETER_NAMES } from '#contract/common-fields.ts';
import { platformOf } from '#contract/defaults.ts';
import { settings } from './settings.ts';

const STORED_AD_PARAMETERS = 'adParameters';
const LONGEST_VALUE = 200;

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
  const found = AD_PARAMETER_NAMES.filter((key) => landed.has(key)).map((key) => [
    key,
    (landed.get(key) ?? '').slice(0, LONGEST_VALUE),
  ]);
  if (found.length === 0) return;
  try {
    const all = { ...adParameters(), ...Object.fromEntries(found) };
    sessionStorage.setItem(STORED_AD_PARAMETERS, JSON.stringify(all));
  } catch {
    // A browser that blocks storage loses the parameters at the next navigation, and nothing else.
  }
}

function adParameters(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AD_PARAMETERS) ?? '{}') as Record<string, string>;
  } catch {
    return {}; // Blocked or damaged storage: the call goes without them.
  }
}
