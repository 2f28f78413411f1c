/** What an operator's text may try, or a stranger who reached it. Each runs `hit()`, asks for `/hit`, or opens a frame, if it can. */
const RUN = ['hit()', 'parent.hit()', 'top["hit"]()', 'hit`1`', '&#104;it()'];

const TAGS = [
  'img src=/hit onerror',
  'img src=x onerror',
  'svg onload',
  'svg/onload',
  'body onload',
  'video src=/hit onerror',
  'audio src=/hit onerror',
  'details open ontoggle',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'marquee onstart',
  'p onclick',
  'p style=animation-name:x onanimationstart',
  'div onpointerover',
  'a href=# onclick',
  'iframe onload',
  'object data=/hit onerror',
  'embed src=/hit onload',
  'style onload',
  'IMG SRC=/hit OnErRoR',
  'img/src=/hit/onerror',
  'math onclick',
  'xss onfocus tabindex=1 autofocus',
];

const LINKS = [
  (run: string) => `<a href="javascript:${run}">tap</a>`,
  (run: string) => `<a href="JaVaScRiPt:${run}">tap</a>`,
  (run: string) => `<a href=" java\tscript:${run}">tap</a>`,
  (run: string) => `<a href="java&#10;script:${run}">tap</a>`,
  (run: string) => `<a href="&#106;avascript:${run}">tap</a>`,
  (run: string) => `<a href="vbscript:${run}">tap</a>`,
  (run: string) => `<a href="data:text/html,<script>${run}</script>">tap</a>`,
  (run: string) => `<svg><a xlink:href="javascript:${run}"><text>tap</text></a></svg>`,
  (run: string) => `<form action="javascript:${run}"><button>tap</button></form>`,
  (run: string) => `<button formaction="javascript:${run}" form=f>tap</button>`,
  (run: string) => `<math href="javascript:${run}">tap</math>`,
];

const SCRIPTS = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<script src="/hit?${run}"></script>`,
  (run: string) => `<scr<script>ipt>${run}</script>`,
  (run: string) => `<svg><script>${run}</script></svg>`,
  (run: string) => `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  (run: string) => `<iframe src="javascript:${run}"></iframe>`,
  (run: string) => `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  (run: string) =>
    `<math><mtext><table><mglyph><style><img src=x onerror=${run}></style></mglyph></table></mtext></math>`,
  (run: string) => `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  (run: string) => `<template><img src=x onerror=${run}></template>`,
  (run: string) => `<!--><img src=x onerror=${run}>-->`,
  (run: string) => `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  (run: string) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  (run: string) => `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  (run: string) => `<svg><foreignObject><iframe srcdoc="<img src=x onerror=${run}>"></iframe></foreignObject></svg>`,
];

const REQUESTS = [
  '<img src="/hit">',
  '<img srcset="/hit 1x">',
  '<picture><source srcset="/hit"><img></picture>',
  '<link rel="stylesheet" href="/hit">',
  '<link rel="prefetch" href="/hit">',
  '<style>@import "/hit";</style>',
  '<style>body{background:url(/hit)}</style>',
  '<p style="background:url(/hit)">x</p>',
  '<table background="/hit"><tr><td>x</td></tr></table>',
  '<body background="/hit">',
  '<video poster="/hit"></video>',
  '<video><source src="/hit"></video>',
  '<audio src="/hit" autoplay></audio>',
  '<iframe src="/hit"></iframe>',
  '<frameset><frame src="/hit"></frameset>',
  '<object data="/hit"></object>',
  '<embed src="/hit">',
  '<input type="image" src="/hit">',
  '<svg><image href="/hit"/></svg>',
  '<svg><use href="/hit#x"/></svg>',
  '<svg><feImage href="/hit"/></svg>',
  '<meta http-equiv="refresh" content="0;url=/hit">',
  '<base href="/hit/">',
  '<a href="//hit.example/">tap</a>',
  '<a href="/\\hit.example/">tap</a>',
  '<a href="/\t/hit.example/">tap</a>',
  '<a href="http://hit.example/">tap</a>',
  '<a href="/about" ping="/hit">tap</a>',
  '<form action="/hit"><input name="password"></form>',
  '<div id="main" class="screen" style="position:fixed;inset:0">x</div>',
];

const ofTags = TAGS.flatMap((tag) =>
  RUN.flatMap((run) => [`<${tag}=${run}>`, `"><${tag}="${run.replaceAll('"', "'")}">x`]),
);
const ofRuns = [...LINKS, ...SCRIPTS].flatMap((make) => RUN.map((run) => make(run.replaceAll('"', "'"))));

export const ATTACKS: readonly string[] = [...new Set([...ofTags, ...ofRuns, ...REQUESTS])];
