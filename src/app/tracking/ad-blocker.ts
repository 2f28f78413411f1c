/** Of a list's selectors more than this must be hidden: single rules hide things for other reasons as well. */
const HIT_SHARE = 0.6;

/** What the lists of ad blockers hide most, by list. */
const BAIT: Readonly<Record<string, readonly string[]>> = {
  general: [
    'ad-banner',
    'ad-container',
    'ad-placement',
    'ad-slot',
    'ads-box',
    'adsbox',
    'advertisement',
    'banner-ads',
    'pub_300x250',
    'sponsored-ad',
  ],
};

/** Whether a list is at work here. */
export const isListHit = (hidden: number, all: number): boolean => all > 0 && hidden / all > HIT_SHARE;

/** Shows the lists what they look for, where nobody sees it, and names those that have taken it away. */
export function hitLists(bait: Readonly<Record<string, readonly string[]>> = BAIT): string[] {
  return Object.entries(bait)
    .filter(([, names]) => isListHit(names.filter(isHidden).length, names.length))
    .map(([list]) => list);
}

function isHidden(name: string): boolean {
  const piece = document.createElement('div');
  piece.className = name;
  piece.setAttribute('aria-hidden', 'true');
  Object.assign(piece.style, { position: 'absolute', left: '-99px', width: '1px', height: '1px' });
  document.body.append(piece);
  const isGone = getComputedStyle(piece).display === 'none';
  piece.remove();
  return isGone;
}
