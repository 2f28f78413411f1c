/** At an http address there is no service worker, no passkey and nothing to seal with, except on the machine itself. */
export const isSecurePlace = (): boolean => window.isSecureContext;
