/** What stands on a screen once its answer and its late parts are there: its title comes before them. */

/** No place of an answer that is on its way, and words of its own. */
const WORDS = '.screen-content:not(:has(.page-places)) :is(p:not(:empty), li, h2, label)';

/** Where words of every screen come before what the screen is about. */
const PARTS: readonly [beginning: string, part: string][] = [
  ['/search', '[data-game-id]'],
  ['/activity/supply', '.supply-card'],
  ['/record/transaction', '.record-row'],
  ['/notice/detail/', '.rich-text > *'],
  ['/rule/', '.screen-content li'],
  ['/lobby/task', '.tasks li'],
  ['/profile/task', '.tasks li'],
  ['/profile/user', '.profile-ways li'],
  ['/profile/info', '.profile-linked :text("Email")'],
  ['/profile/vip', '.vip-ladder li'],
  ['/profile/more', '.more-card'],
  ['/lobby/notice', '.news-list li'],
];

export const partShownAt = (address: string): string =>
  PARTS.find(([beginning]) => address.startsWith(beginning))?.[1] ?? WORDS;

/** A piece of news, as an operator formats it. */
export const NEWS = {
  id: 1,
  isH5Pop: 0,
  sort: 1,
  title: 'News',
  content: '<h2>New games</h2><p>Read <a href="https://example.com">more</a>.</p><ul><li>Koi</li></ul>',
  imgUrl2: 'banner/welcome.png',
};
