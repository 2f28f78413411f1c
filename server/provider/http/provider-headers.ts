/** What the provider's own pages may do: run and draw their own files, in a frame of the product and nowhere else. */

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const join = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

export const documentHeaders = (embedders: readonly string[]): Record<string, string> => ({
  ...everywhere,
  'content-type': 'text/html; charset=utf-8',
  // Its address holds a token.
  'cache-control': 'no-store',
  'content-security-policy': join({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': embedders,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }),
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=()',
});

const NOTHING = join({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

export const answerHeaders: Record<string, string> = {
  ...everywhere,
  'content-security-policy': NOTHING,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

export const fileHeaders = (type: string, maxAgeS: number): Record<string, string> => ({
  ...everywhere,
  'content-type': type,
  'content-security-policy': NOTHING,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': maxAgeS > 1_000_000 ? `public, max-age=${maxAgeS}, immutable` : `public, max-age=${maxAgeS}`,
});
