import { useSignals } from '@preact/signals-react/runtime';
import type { User } from '#contract/entities/user.ts';
import { levelProgress } from '#contract/level-rules.ts';
import { isReachable } from '#data/call/connection.ts';
import { isBeforeBet } from '#data/money/before-bet.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text as uiText } from '#ui/ui-text.ts';
import { text as lobbyText } from '../../text.ts';
import { useRefresh } from '../header/use-refresh.ts';
import { text } from './text.ts';
import './menu-card.css';

const WHY = 'menu-money-waits';

interface MenuCardProps {
  user: User;
  savedAt: number;
  levels: Lobby['config']['appUserLevelConfigList'];
}

/** What the player has, how far the next level is, and the two ways of money. */
export function MenuCard({ user, savedAt, levels }: MenuCardProps) {
  useSignals();
  const { isRefreshing, refresh } = useRefresh();
  const coin = cents(user.coin ?? 0);
  const age = formatTime(savedAt);
  const isLive = isReachable.value && !isBeforeBet.value;
  return (
    <section className="menu-card" aria-label={text.coinBalance}>
      <p>
        {text.coinBalance}
        {!isLive && <small aria-hidden="true">{age}</small>}
      </p>
      <div className="menu-card-row">
        <span className="visually-hidden">{lobbyText.balance(formatPesos(coin), age)}</span>
        <b aria-hidden="true">{formatPesos(coin)}</b>
        <button
          type="button"
          className="purse-refresh"
          aria-label={lobbyText.refresh}
          aria-busy={isRefreshing}
          onClick={refresh}
        >
          <Icon name="refresh" />
        </button>
      </div>
      <NextLevel levels={levels} bet={user.bet ?? 0} />
      <MoneyWays />
    </section>
  );
}

/** Money needs a connection, and a button that would lead to nothing says so. */
function MoneyWays() {
  useSignals();
  if (isReachable.value) {
    return (
      <div className="menu-card-ways">
        <ButtonLink look="ghost" href={paths.withdraw()}>
          {text.withdraw}
        </ButtonLink>
        <ButtonLink look="gold" href={paths.deposit()}>
          {lobbyText.deposit}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <p id={WHY} data-msg-key={uiText.moneyWaits.key}>
        {uiText.moneyWaits.text}
      </p>
      <div className="menu-card-ways">
        {[text.withdraw, lobbyText.deposit].map((name) => (
          <Button key={name} look="ghost" aria-disabled aria-describedby={WHY}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}

function NextLevel({ levels, bet }: { levels: MenuCardProps['levels']; bet: number }) {
  const { target, left, nextLevel, done } = levelProgress(levels, bet);
  if (levels.length === 0) return null;
  return (
    <>
      <p>{target === 0 ? text.topLevel : text.nextLevel(formatPesos(left), nextLevel)}</p>
      <meter className="menu-card-level" aria-label={text.levelProgress} min={0} max={1} value={done} />
    </>
  );
}
