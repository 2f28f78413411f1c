import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import type { Game as GameRow } from '#contract/entities/game.ts';
import type { FromGame } from '#contract/game-frame.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { hasGameSound } from '#data/device/choices.ts';
import { showToast } from '#data/toasts.ts';
import { tellGame, useWakeLock } from '#data/play/framed-game.ts';
import { useGameVisit } from '#data/play/game-visit.ts';
import { playLedger, usePlayedMinutes } from '#data/play/play-state.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { useRenamedPage } from '#ui/screen/use-renamed-page.ts';
import { BreakSheet } from './break-sheet.tsx';
import { GameBar } from './game-bar.tsx';
import { GameMenu } from './game-menu.tsx';
import { GameStage } from './game-stage.tsx';
import { RealityCheck, useRealityCheck } from './reality-check.tsx';
import { useEndOnStop } from './use-end-on-stop.ts';
import { leaveGame } from '../leave-game.ts';
import { text } from '../text.ts';
import './game.css';

interface GameProps {
  gameId: number;
  /** Undefined while the list is read, and for a game that is not in it. */
  game: GameRow | undefined;
  lobby: Lobby;
}

/** One visit to one game: its frame, the bar over it, and what a player can open over both. */
export function Game({ gameId, game, lobby }: GameProps) {
  useSignals();
  const { visit, open, abandon } = useGameVisit(gameId);
  const frame = useRef<HTMLIFrameElement>(null);
  // At the end nothing is open any more, and the game stays covered.
  const [opened, setOpened] = useState<'menu' | 'break' | 'end'>();
  const [isLaunchSpent, setIsLaunchSpent] = useState(false);
  const [readyUrl, setReadyUrl] = useState<string>();
  const minutes = usePlayedMinutes();
  const reality = useRealityCheck(visit.kind === 'open' ? visit.realityCheckMinutes : undefined, minutes);
  const address = visit.kind === 'open' ? visit.address : undefined;
  // A game that is launched again is another frame, and has to get ready anew.
  const isReady = address !== undefined && readyUrl === address.url;
  const isCovered = opened !== undefined || reality.isDue || depositSheet.shown.value !== undefined;
  const name = game?.name ?? text.someGame;
  useRenamedPage(name);
  useWakeLock();

  // A game that is not seen must not run on: no reel turns behind a sheet. Before it is ready nobody hears that.
  useEffect(() => {
    if (isReady) tellGame(frame, address, isCovered ? 'pause' : 'resume');
  }, [address, isReady, isCovered]);

  useEffect(() => {
    if (isReady && hasGameSound.peek()) tellGame(frame, address, 'sound');
  }, [address, isReady]);

  useEffect(() => {
    if (address) void playLedger.refresh();
  }, [address]);

  useEffect(
    () => () => {
      if (playLedger.isBetOut) showToast(text.betOut);
    },
    [],
  );

  const { endPlay, leaveIfOver } = useEndOnStop(() => {
    if (opened === 'break') setOpened('end');
    return opened === 'break';
  });

  function hear(said: FromGame) {
    if (said.kind === 'ready') setReadyUrl(address?.url);
    if (said.kind === 'bet') playLedger.noteBet();
    if (said.kind === 'round') playLedger.noteRound();
    if (said.kind === 'exit') leaveGame();
    if (said.kind === 'deposit') depositSheet.open({});
    if (said.kind !== 'failed') return;
    if (said.why === 'closed') abandon();
    // A launch that was used up or has grown old is launched again, once; whatever else has failed is told.
    if (said.why === 'launch' && !isLaunchSpent) open();
    setIsLaunchSpent(said.why === 'launch');
  }

  return (
    <main id="main" className="play" tabIndex={-1} aria-label={name}>
      <GameBar name={name} onBack={leaveGame} onMenu={() => setOpened('menu')} />
      <GameStage visit={visit} frame={frame} name={name} isReady={isReady} onMessage={hear} onLaunch={open} />
      {reality.isDue && (
        <RealityCheck
          minutes={reality.minutes}
          onKeepPlaying={reality.dismiss}
          onBreak={() => {
            reality.dismiss();
            setOpened('break');
          }}
        />
      )}
      {opened === 'menu' && !reality.isDue && (
        <GameMenu
          gameId={gameId}
          name={name}
          lobby={lobby}
          minutes={minutes}
          remindEvery={reality.everyMinutes}
          onRemindEvery={reality.setEveryMinutes}
          onBreak={() => setOpened('break')}
          onExit={leaveGame}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'break' && <BreakSheet onBegun={endPlay} onClose={() => setOpened(undefined)} onGone={leaveIfOver} />}
    </main>
  );
}
