import { menuSheet } from '#data/open-sheet.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { isReachable } from '#data/ask/connection.ts';
import { counting } from '#data/player/counting.ts';
import { useRedDots } from '#data/player/red-dots.ts';
import { player } from '#data/player/session.ts';
import { settings } from '#data/device/settings.ts';
import { showToast } from '#data/toasts.ts';
import { cents, formatAmount, formatPesos } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { paths } from '#paths';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { MoneyLink } from '#ui/button/button.tsx';
import { coinOf, Icon } from '#ui/icon/index.ts';
import { text } from '../../text.ts';
import { HeaderActions } from './home-header.tsx';
import { useRefresh } from './use-refresh.ts';
import './player-header.css';

/** A player's header: who they are, what they have and since when that is known, the way to more, help, and search. */
export function PlayerHeader() {
  useSignals();
  const kept = player.value;
  const name = kept?.user.nickname || kept?.user.account || '';
  const hasNews = useRedDots().member;
  return (
    <header className="home-header">
      <h1 className="visually-hidden">{text.lobby}</h1>
      <button
        type="button"
        className="player-header-me"
        aria-haspopup="dialog"
        aria-label={hasNews ? `${text.openMenu(name)}, ${text.somethingNew}` : text.openMenu(name)}
        onClick={() => menuSheet.open(true)}
      >
        <Avatar name={name} badge={kept && text.vip(kept.user.vip)} />
        {hasNews && <i className="red-dot" />}
      </button>
      <Purse />
      <MoneyLink look="gold" href={paths.deposit()} isConnected={isReachable.value} onRefused={showToast}>
        {text.deposit}
      </MoneyLink>
      <span className="player-header-gap" />
      <HeaderActions />
    </header>
  );
}

/** "1,284.50": what fits beside the coin on the narrowest phone. */
const LONGEST_WITH_COIN = 8;
/** "1,234,567.89": what fits beside everything else. A larger fortune stands in smaller figures. */
const LONGEST_AT_SIZE = 12;

/** A balance is never shown without its age: in words for a reader always, on the screen when it may be old. */
function Purse() {
  useSignals();
  const { isRefreshing, refresh } = useRefresh();
  const kept = player.value;
  const coin = kept && cents(kept.user.coin ?? 0);
  const amount = coin === undefined ? '' : formatAmount(cents(counting.value ?? coin));
  const savedAt = kept ? formatTime(kept.savedAt) : '';

  return (
    <div className="purse" data-stale={isReachable.value ? undefined : ''} data-long={sizeOf(amount)}>
      <span className="purse-coin">
        <Icon name={coinOf(settings.clientReferrer)} />
      </span>
      <span className="visually-hidden">
        {coin === undefined ? text.balanceUnknown : text.balance(formatPesos(coin), savedAt)}
      </span>
      <span className="purse-sum" aria-hidden="true">
        <b className={coin === undefined ? 'purse-wait' : undefined}>{amount}</b>
        <small>{savedAt}</small>
      </span>
      <button
        type="button"
        className="purse-refresh"
        aria-label={text.refresh}
        aria-busy={isRefreshing}
        onClick={refresh}
      >
        <Icon name="refresh" />
      </button>
    </div>
  );
}

function sizeOf(amount: string): 'long' | 'longest' | undefined {
  if (amount.length > LONGEST_AT_SIZE) return 'longest';
  return amount.length > LONGEST_WITH_COIN ? 'long' : undefined;
}
