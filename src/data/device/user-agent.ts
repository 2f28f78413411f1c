/** What a browser says of itself: the system, the model, and which way to a home screen it has. */

/** Which way to a home screen a browser has. */
export type BrowserKind = 'chrome' | 'ios-safari' | 'other-mobile' | 'desktop';

const ANDROID = /Android/;
const IOS = /iPhone|iPad|iPod/;
/** An iPad says that it is a Mac, but no Mac has a touch screen. */
const MAC = /Macintosh/;
/** Browsers built on Chrome's engine, and the windows that other apps show pages in. */
const NOT_CHROME =
  /SamsungBrowser|EdgA|OPR\/|OPT\/|OPX|UCBrowser|MiuiBrowser|HuaweiBrowser|VivoBrowser|HeyTapBrowser|YaBrowser|DuckDuckGo|Firefox|; wv\)|FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|musical_ly|Bytedance|TikTok|Twitter|Viber/i;
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/;

export function browserKind(userAgent: string, touchPoints: number): BrowserKind {
  if (ANDROID.test(userAgent)) {
    return /Chrome\/\d/.test(userAgent) && !NOT_CHROME.test(userAgent) ? 'chrome' : 'other-mobile';
  }
  if (IOS.test(userAgent) || (MAC.test(userAgent) && touchPoints > 1)) return kindOnIos(userAgent);
  return 'desktop';
}

function kindOnIos(userAgent: string): BrowserKind {
  if (/CriOS/.test(userAgent)) return 'chrome';
  const isSafari = /Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent) && !NOT_CHROME.test(userAgent);
  return isSafari ? 'ios-safari' : 'other-mobile';
}

const SYSTEMS: [RegExp, string][] = [
  [/Android ([\d.]+)/, 'Android'],
  [/(?:iPhone|iPad).* OS ([\d_]+)/, 'iOS'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/Linux/, 'Linux'],
];
const MODEL = /Android [\d.]+; ([^);]+)/;

export function describeDevice(userAgent = navigator.userAgent): { os: string; deviceModel: string } {
  const [pattern, name] = SYSTEMS.find(([candidate]) => candidate.test(userAgent)) ?? [/^$/, 'Other'];
  const version = pattern.exec(userAgent)?.[1]?.replaceAll('_', '.') ?? '';
  return { os: `${name} ${version}`.trim(), deviceModel: MODEL.exec(userAgent)?.[1]?.trim() ?? '' };
}

/** Opened from the home screen of an iPhone: it has no other windows, and what opens one loses the app. Only iOS has the word. */
export const isIosApp = (): boolean => (navigator as { standalone?: boolean }).standalone === true;
