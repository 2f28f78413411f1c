/** The lobby's header as the program and the document draw it. */
import type { User } from '#contract/entities/user.ts';
import { formatAmount, formatPesos } from '#shared/format-pesos.ts';
import type { Cents } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { LOGIN, REGISTER, SERVICE } from '#paths';
import { avatarUrl } from '#contract/avatar-url.ts';
import { avatarMarkup } from '#ui/avatar/avatar-markup.ts';
import { firstIconMarkup } from '#ui/icon/icon-markup.ts';
import type { Child, Make } from '#ui/make.ts';
import type { FirstText } from '../../first-text.ts';

interface Tools<Made> {
  make: Make<Made>;
  words: FirstText;
}

/** A guest's: the way in, what signing up is worth, help, and search. */
export function guestHeader<Made>(
  { make, words }: Tools<Made>,
  { brandCode, reward, actions }: { brandCode: string; reward: Cents; actions: readonly Made[] },
): Made {
  const worth = reward > 0 && make('small', {}, words.registerReward(formatPesos(reward)));
  return make(
    'header',
    { className: 'home-header' },
    make('h1', { className: 'home-header-brand' }, brandCode, make('i', {}, '·'), words.brand),
    make('a', { className: 'button button-ghost', href: LOGIN }, words.login),
    make(
      'a',
      { className: 'button button-gold', href: REGISTER },
      make('span', { className: 'home-header-register' }, words.register, worth),
    ),
    ...actions,
  );
}

/** Help and search, which stand at the end of the header for everybody. */
export function headerActions<Made>({ make, words }: Tools<Made>, onSearch?: () => void): Made[] {
  return [
    make(
      'a',
      { key: 'help', className: 'button-icon', href: SERVICE, 'aria-label': words.service },
      firstIconMarkup(make, 'chat'),
    ),
    make(
      'button',
      { key: 'search', type: 'button', className: 'button-icon', 'aria-label': words.search, onClick: onSearch },
      firstIconMarkup(make, 'search'),
    ),
  ];
}

interface PlayerParts<Made> {
  /** Said after the name to who does not see the dot. */
  news?: string | undefined;
  dot?: Child<Made>;
  /** Where the pictures of the set are. */
  resourceRoot: string;
  /** What lies over the initial of a player who has a picture of their own. */
  ownPicture?: Child<Made>;
  purse: Made;
  deposit: Made;
  actions: readonly Made[];
  onMenu?: () => void;
}

/** A player's: who they are, what they have, the way to more, help, and search. */
export function playerHeader<Made>(
  { make, words }: Tools<Made>,
  user: Pick<User, 'nickname' | 'account' | 'avatar' | 'avatarOther' | 'vip'> | undefined,
  parts: PlayerParts<Made>,
): Made {
  const name = user?.nickname || user?.account || '';
  const menu = words.openMenu(name);
  const src = user && !user.avatarOther && avatarUrl(parts.resourceRoot, user.avatar, devicePixelRatio);
  const picture = src && make('img', { src, alt: '' });
  return make(
    'header',
    { className: 'home-header' },
    make('h1', { className: 'visually-hidden' }, words.lobby),
    make(
      'button',
      {
        type: 'button',
        className: 'player-header-me',
        'aria-haspopup': 'dialog',
        'aria-label': parts.news ? `${menu}, ${parts.news}` : menu,
        onClick: parts.onMenu,
      },
      avatarMarkup(make, name, parts.ownPicture || picture, user && make('i', {}, words.vip(user.vip))),
      parts.dot,
    ),
    parts.purse,
    parts.deposit,
    make('span', { className: 'player-header-gap' }),
    ...parts.actions,
  );
}

interface PurseParts<Made> {
  /** Unknown until the server or the device has told. */
  balance: { coin: Cents; savedAt: number } | undefined;
  /** As the server has it now, as far as anyone knows. */
  isLive: boolean;
  coin: Child<Made>;
  /** What is shown while the balance counts up to what it is. */
  counting?: Cents | undefined;
  isRefreshing?: boolean;
  onRefresh?: () => void;
}

/** A balance is never shown without its age: in words for a reader always, on the screen when it may be old. */
export function purseMarkup<Made>({ make, words }: Tools<Made>, parts: PurseParts<Made>): Made {
  const { balance } = parts;
  const amount = balance ? formatAmount(parts.counting ?? balance.coin) : '';
  const savedAt = balance ? formatTime(balance.savedAt) : '';
  return make(
    'div',
    { className: 'purse', 'data-stale': parts.isLive ? undefined : '', 'data-long': sizeOf(amount) },
    make('span', { className: 'purse-coin' }, parts.coin),
    make(
      'span',
      { className: 'visually-hidden' },
      balance ? words.balance(formatPesos(balance.coin), savedAt) : words.balanceUnknown,
    ),
    make(
      'span',
      { className: 'purse-sum', 'aria-hidden': 'true' },
      make('b', { className: balance ? undefined : 'purse-wait' }, amount),
      make('small', {}, savedAt),
    ),
    make(
      'button',
      {
        type: 'button',
        className: 'purse-refresh',
        'aria-label': words.refresh,
        'aria-busy': parts.isRefreshing ?? false,
        onClick: parts.onRefresh,
      },
      firstIconMarkup(make, 'refresh'),
    ),
  );
}

/** "1,284.50": what fits beside the coin on the narrowest phone. */
const LONGEST_WITH_COIN = 8;
/** "1,234,567.89": what fits beside everything else. A larger fortune stands in smaller figures. */
const LONGEST_AT_SIZE = 12;

function sizeOf(amount: string): 'long' | 'longest' | undefined {
  if (amount.length > LONGEST_AT_SIZE) return 'longest';
  return amount.length > LONGEST_WITH_COIN ? 'long' : undefined;
}
