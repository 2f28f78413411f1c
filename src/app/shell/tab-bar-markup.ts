import { DEPOSIT, HOME, MAIL, NEWS, REWARDS } from '#paths';
import { firstIconMarkup } from '#ui/icon/icon-markup.ts';
import type { Child, Make } from '#ui/make.ts';
import type { FirstIconName } from '#ui/icon/paths.ts';
import type { FirstText } from '../first-text.ts';

interface Facts<Made> {
  words: FirstText;
  /** The address that is shown. */
  at: string;
  /** On mail, where there is something unread: a dot, and the same in words. */
  news?: { dot: Child<Made>; words: Child<Made> } | undefined;
}

const ICONS: readonly (readonly [string, FirstIconName, keyof FirstText])[] = [
  [MAIL, 'mail', 'mail'],
  [REWARDS, 'gift', 'rewards'],
  [HOME, 'home', 'home'],
  [NEWS, 'bell', 'news'],
  [DEPOSIT, 'wallet', 'wallet'],
];

/** Home stands in the middle and has no index; around it stand mail 0, rewards 1, news 2 and wallet 3. */
export function tabBarMarkup<Made>(make: Make<Made>, { words, at, news }: Facts<Made>): Made {
  const entries = ICONS.map(([href, icon, name]) =>
    make(
      'a',
      { key: href, href, className: 'tab-bar-entry', 'aria-current': isAt(at, href) ? 'page' : undefined },
      make('span', {}, firstIconMarkup(make, icon), href === MAIL && news?.dot),
      words[name],
      href === MAIL && news?.words,
    ),
  );
  return make('nav', { className: 'tab-bar', 'aria-label': words.mainTabs }, ...entries);
}

const WALLETS = '/lobby/wallets/';

const isAt = (shown: string, href: string): boolean =>
  shown === href || (href.startsWith(WALLETS) && shown.startsWith(WALLETS));
