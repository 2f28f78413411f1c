import { iconUrl } from '#contract/game-rules.ts';
import { gamePictureWidth } from '#data/device/low-data.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { text } from '../text.ts';
import { useConfig } from './use-config.ts';
import './asked-game.css';

/** The game whose address asked for sign-in, as far as the device or the public list knows it. */
export function AskedGame({ gameId }: { gameId: number }) {
  const { gameResourceUrl } = useConfig();
  const game = useStored('gamesById', { ids: [gameId] })?.[0];
  if (!game) return null;
  const { key, text: words } = text.forGame(game.name);
  return (
    <p className="asked-game" data-msg-key={key}>
      <img src={iconUrl(gameResourceUrl, game, gamePictureWidth('sign'))} alt="" width="48" height="48" />
      {words}
    </p>
  );
}

/** Undefined where something else asked. */
export function gameIdIn(address = ''): number | undefined {
  const gameId = Number(new URLSearchParams(address.split('?')[1]).get('gameId'));
  return address === paths.game(gameId) ? gameId : undefined;
}
