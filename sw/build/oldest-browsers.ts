/** What everything that runs in a browser is written for. */
export const OLDEST_BROWSERS = ['chrome111', 'safari16.4', 'firefox115'];
