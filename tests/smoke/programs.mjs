/** The browsers of this machine that Playwright does not bring, and what each needs to run. */
import { existsSync } from 'node:fs';

const { env } = process;

export const programs = {
  Firefox: { browser: env.FIREFOX ?? '/usr/bin/firefox-esr' },
  WebKitGTK: {
    driver: env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
    browser: env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    // It draws in a window only, so it gets a display of its own.
    display: env.XVFB ?? '/usr/bin/Xvfb',
  },
};

const missingOf = (name) => Object.values(programs[name]).filter((program) => !existsSync(program));

export const isHere = (name) => missingOf(name).length === 0;

/** A sentence for each browser that cannot be tried here. */
export const missingSentences = () =>
  Object.keys(programs)
    .filter((name) => !isHere(name))
    .map((name) => `${name} is not tried: ${missingOf(name).join(' and ')} is missing.`);
