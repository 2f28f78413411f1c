import { useSignals } from '@preact/signals-react/runtime';
import { isOnline, isReachable } from '#data/call/connection.ts';
import { DepositHere } from '#page/deposit/deposit-here.tsx';
import { playLedger } from '#data/play/play-state.ts';
import { player } from '#data/player/session.ts';
import { settings } from '#data/device/settings.ts';
import { formatAmount, formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { coinOf, Icon } from '#ui/icon/index.ts';
import { text } from '../text.ts';

interface GameBarProps {
  name: string;
  onBack: () => void;
  onMenu: () => void;
}

/** Over every game: the way out, which game this is, what the player has, and the menu. */
export function GameBar({ name, onBack, onMenu }: GameBarProps) {
  useSignals();
  const kept = player.value;
  const coin = kept && cents(kept.user.coin ?? 0);
  const savedAt = kept ? formatTime(kept.savedAt) : '';
  const isBehind = !isReachable.value && playLedger.isBehind.value;
  const trouble = isReachable.value ? undefined : isOnline.value ? text.unanswered : text.offline;
  return (
    <header className="game-bar">
      <Button look="icon" aria-label={text.back} onClick={onBack}>
        <Icon name="back" />
      </Button>
      <h1>{name}</h1>
      {coin !== undefined && (
        <p className="game-bar-balance" data-stale={isReachable.value ? undefined : ''}>
          <span className="game-bar-coin">
            <Icon name={coinOf(settings.clientReferrer)} />
          </span>
          <span className="visually-hidden">
            {text.balance(formatPesos(coin), isBehind ? text.beforeRound : savedAt)}
          </span>
          <span className="game-bar-sum" aria-hidden="true">
            <b>{formatAmount(coin)}</b>
            <small>{isBehind ? text.beforeRound : savedAt}</small>
          </span>
        </p>
      )}
      {/* Eyes see the age of the balance. */}
      <p role="status" className="visually-hidden" data-msg-key={trouble?.key}>
        {trouble?.text}
      </p>
      <DepositHere>{text.deposit}</DepositHere>
      <Button look="icon" aria-label={text.menu} aria-haspopup="dialog" onClick={onMenu}>
        <Icon name="dots" />
      </Button>
    </header>
  );
}
