import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { go } from '#go';
import { favoriteGames, toggleFavorite } from '#data/favorites/favorites.ts';
import { playLedger } from '#data/play/play-state.ts';
import { player } from '#data/player/session.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { DepositHere } from '#page/deposit/deposit-here.tsx';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { shareAndTell } from '#page/copy.ts';
import { text } from '../text.ts';
import { LastGames } from './last-games.tsx';
import { RemindEvery } from './remind-every.tsx';
import { Sums } from './sums.tsx';
import { useAge } from './use-age.ts';
import './play-sheets.css';

interface GameMenuProps {
  gameId: number;
  name: string;
  lobby: Lobby;
  minutes: number;
  remindEvery: number;
  onRemindEvery: (minutes: number) => void;
  onBreak: () => void;
  onExit: () => void;
  onClose: () => void;
}

/** All that a player may want without leaving the game, and the way to leave it. */
export function GameMenu({ gameId, name, lobby, minutes, ...menu }: GameMenuProps) {
  useSignals();
  const isFavorite = favoriteGames.value.has(gameId);
  // What leads elsewhere waits until the sheet has given its place in the history back, or Back would lead to it.
  const afterwards = useRef<() => void>(undefined);

  useEffect(() => void playLedger.refresh(), []);

  function leaveFor(next: () => void) {
    afterwards.current = next;
    menu.onClose();
  }

  return (
    <Sheet
      look="bottom"
      title={name}
      closeLabel={text.closeMenu}
      onClose={menu.onClose}
      onGone={() => afterwards.current?.()}
    >
      <div className="game-menu-purse">
        <Balance />
        <p>
          {text.played}
          <b>{text.minutes(minutes)}</b>
        </p>
        <DepositHere>{text.deposit}</DepositHere>
      </div>
      <Sums />
      <div className="game-menu-rows">
        <button type="button" aria-pressed={isFavorite} onClick={() => toggleFavorite(gameId)}>
          <Icon name="heart" />
          {text.favorite}
        </button>
        <button type="button" onClick={() => void shareAndTell(name, paths.game(gameId))}>
          <Icon name="share" />
          {text.share}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={menu.onBreak}>
          <Icon name="rest" />
          {text.takeBreak}
        </button>
        <RemindEvery minutes={menu.remindEvery} onChange={menu.onRemindEvery} />
      </div>
      <LastGames
        gameId={gameId}
        lobby={lobby}
        onChoose={(id) => leaveFor(() => go(paths.game(id), { replace: true }))}
      />
      <Button look="ghost-wide" onClick={() => leaveFor(menu.onExit)}>
        {text.exit}
      </Button>
    </Sheet>
  );
}

function Balance() {
  useSignals();
  const kept = player.value;
  const age = useAge(kept?.savedAt ?? 0);
  return (
    <p>
      {text.menuBalance}
      <b>{kept ? formatPesos(cents(kept.user.coin ?? 0)) : text.unknown}</b>
      {kept && age}
    </p>
  );
}
