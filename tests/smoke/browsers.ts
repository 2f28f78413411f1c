/** The browsers of this machine that Playwright does not bring. */
import { existsSync } from 'node:fs';
import type { Driven } from './driven.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const WEBKIT = process.env['WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const BROWSERS: [string, string, () => Promise<Driven>][] = [
  ['Firefox', FIREFOX, () => openFirefox(FIREFOX)],
  ['WebKitGTK', WEBKIT_DRIVER, () => openWebKit(WEBKIT_DRIVER, WEBKIT)],
];

export const here = BROWSERS.filter(([, program]) => existsSync(program));
export const missing = BROWSERS.filter(([, program]) => !existsSync(program));
