/** Opened from the home screen of an iPhone: it has no other windows, and what opens one loses the app. Only iOS has the word. */
export const isIosApp = (): boolean => (navigator as { standalone?: boolean }).standalone === true;
