import type { Lobby } from '#data/lobby/use-stored.ts';
import { Banners } from './banners/banners.tsx';
import { BigWins } from './wins/big-wins.tsx';
import { ContinueRow } from './continue/continue-row.tsx';

/** What home opens with, above the kinds of games: what was played last, what is offered, and who has won. */
export function HomeTop({ lobby }: { lobby: Lobby }) {
  return (
    <>
      <ContinueRow lobby={lobby} />
      <Banners lobby={lobby} />
      {lobby.config.mode !== 'green' && <BigWins />}
    </>
  );
}
