import type { Driven } from './driven.ts';
import { openFirefox } from './firefox.ts';
import { isHere, programs } from './programs.mjs';
import { openWebKit } from './webkit.ts';

const { Firefox, WebKitGTK } = programs;

const BROWSERS: [name: keyof typeof programs, open: () => Promise<Driven>][] = [
  ['Firefox', () => openFirefox(Firefox.browser)],
  ['WebKitGTK', () => openWebKit(WebKitGTK)],
];

export const here = BROWSERS.filter(([name]) => isHere(name));
