/**
 * The headers that tell a browser what our pages may never do. They are decided here and nowhere else, and a test
 * keeps a copy of them, so that none is loosened unnoticed.
 */

export interface Hosts {
  /** Origins of pictures other than ours. */
  pictures: readonly string[];
  /** Origins of games and payment pages that may stand in a frame. */
  frames: readonly string[];
  /** Origins that the operator's chat widget is made of. */
  chat: readonly string[];
  /** The origin of the operator's monitoring. */
  monitor?: string | undefined;
}

export type Kind = 'document' | 'script' | 'api' | 'upload' | 'sandbox' | 'payment' | 'chat' | 'other';

/** The policy whose name the page gives to its one Trusted Types policy. */
const TRUSTED_TYPES_POLICY = 'perya';

/** The policy by which DOMPurify parses the operator's texts (docs/decisions/043-rich-text.md). It can be made once. */
const RICH_TEXT_POLICY = 'dompurify';

const HSTS = 'max-age=31536000; includeSubDomains';

// Only features that browsers know: an unknown name is a complaint in every visitor's console.
const SWITCHED_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = [...SWITCHED_OFF.map((feature) => `${feature}=()`), 'screen-wake-lock=(self)'].join(', ');

/** What a game in its frame may do as well as we. */
const SHARED_WITH_GAMES = ['autoplay', 'fullscreen'];

const permissionsFor = (frames: readonly string[]): string => {
  const sharers = ['self', ...frames.map((frame) => `"${frame}"`)].join(' ');
  return [PERMISSIONS, ...SHARED_WITH_GAMES.map((feature) => `${feature}=(${sharers})`)].join(', ');
};

/** What stands inside a document may run or paint only when its hash is named. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

function documentPolicy(hosts: Hosts, frames: readonly string[], inline: InlineHashes): string {
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.pictures],
    'media-src': ["'self'", ...hosts.pictures],
    // Of the games it is asked whether they answer at all.
    'connect-src': ["'self'", ...frames, ...(hosts.monitor ? [hosts.monitor] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY, RICH_TEXT_POLICY],
  });
}

/** A worker takes its policy from its own script, and a service worker fetches the pictures of other origins. */
function scriptPolicy(hosts: Hosts): string {
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.pictures],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  });
}

const NOTHING_POLICY = join({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** Pages of forms and links: no script, and nothing from or to anywhere else. */
const formsPolicy = (framedBy: "'none'" | "'self'"): string =>
  join({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy],
  });

/**
 * The frame of the chat widget, whose script is another company's: it is kept apart from everything of ours by an origin
 * of nobody's, and reaches only the hosts that the operator has named.
 */
const chatPolicy = ({ chat }: Hosts): string =>
  join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chat],
    'style-src': ["'unsafe-inline'", ...chat],
    'img-src': ['data:', ...chat],
    'font-src': ['data:', ...chat],
    'media-src': chat.length > 0 ? chat : ["'none'"],
    'connect-src': chat.length > 0 ? [...chat, ...chat.map((host) => host.replace(/^http/, 'ws'))] : ["'none'"],
    'frame-src': chat.length > 0 ? chat : ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  });

/** What a stranger sent and we drew anew: even opened by itself it may do nothing. */
const UPLOAD_POLICY = join({ 'default-src': ["'none'"], sandbox: [], 'frame-ancestors': ["'none'"] });

export interface HeaderMaker {
  /**
   * The headers of one kind of reply; `overHttps` is whether the visitor's own connection was encrypted, and
   * `gameOrigin` where that visitor finds the bundled games.
   */
  (kind: Kind, overHttps: boolean, gameOrigin?: string): Record<string, string>;
}

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const formsWith = (framedBy: "'none'" | "'self'"): Record<string, string> => ({
  ...EVERYWHERE,
  'content-security-policy': formsPolicy(framedBy),
  'cache-control': 'no-store',
  vary: 'accept',
});

export function makeHeaders(hosts: Hosts, inline: InlineHashes): HeaderMaker {
  const documentWith = (frames: readonly string[]): Record<string, string> => ({
    ...EVERYWHERE,
    'content-security-policy': documentPolicy(hosts, frames, inline),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissionsFor(frames),
  });
  const byKind: Record<Kind, Record<string, string>> = {
    document: documentWith(hosts.frames),
    script: {
      ...EVERYWHERE,
      'content-security-policy': scriptPolicy(hosts),
    },
    api: {
      ...EVERYWHERE,
      'content-security-policy': NOTHING_POLICY,
      'cache-control': 'no-store',
      vary: 'authorization, accept-encoding',
    },
    upload: {
      ...EVERYWHERE,
      'content-security-policy': UPLOAD_POLICY,
      'cache-control': 'no-store',
      vary: 'authorization',
    },
    sandbox: formsWith("'none'"),
    // The sandbox's payment page, which stands in the deposit's frame.
    payment: formsWith("'self'"),
    chat: {
      ...EVERYWHERE,
      'content-security-policy': chatPolicy(hosts),
      // The frame has no origin of its own, so its own script comes from elsewhere. Neither holds anything of a player.
      'cross-origin-resource-policy': 'cross-origin',
    },
    // Pictures among them, which a page of the operator's on another name may show.
    other: {
      ...EVERYWHERE,
      'content-security-policy': NOTHING_POLICY,
      'cross-origin-resource-policy': 'same-site',
    },
  };
  return (kind, overHttps, gameOrigin) => {
    const isFramer = kind === 'document' && gameOrigin !== undefined;
    const headers = isFramer ? documentWith([...hosts.frames, gameOrigin]) : byKind[kind];
    return overHttps ? { ...headers, 'strict-transport-security': HSTS } : headers;
  };
}

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
