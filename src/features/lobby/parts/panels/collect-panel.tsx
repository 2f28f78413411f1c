import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { go } from '#go';
import { favoriteGames } from '#data/favorites/favorites.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { playHistory } from '#data/play/play-history.ts';
import { isSignedIn } from '#data/player/session.ts';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { handOnFocus } from '#ui/screen/hand-on-focus.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text as lobbyText } from '../../text.ts';
import { SkeletonGrid } from '../tiles/tile-grid.tsx';
import { useTileContext } from '../tiles/use-tile-context.ts';
import { WindowedGrid } from '../tiles/windowed-grid.tsx';
import { EmptyPanel } from './panel-look.tsx';
import { TAB_HOME } from './tabs-of.ts';
import { text } from './text.ts';
import './type-panel.css';

const PANEL = 'collection';

/** Liked games and play history. A guest has neither, and is told how to have both. */
export function CollectPanel({ lobby }: { lobby: Lobby }) {
  useSignals();
  const [collection, setCollection] = useState(asked);
  return (
    <>
      <div className="type-panel-brands">
        <Tabs
          name={text.collections}
          look="chips"
          tabs={[
            { id: 'liked', label: text.liked },
            { id: 'history', label: text.history },
          ]}
          selected={collection}
          panelId={PANEL}
          onSelect={setCollection}
        />
      </div>
      {/* A game that is liked no more goes, and its heart with it. */}
      <div ref={handOnFocus} id={PANEL} role="tabpanel" tabIndex={-1} aria-label={text[collection]}>
        {isSignedIn.value ? (
          <Collected key={collection} lobby={lobby} collection={collection} />
        ) : (
          <ForGuests collection={collection} />
        )}
      </div>
    </>
  );
}

function ForGuests({ collection }: { collection: Collection }) {
  return (
    <EmptyPanel
      title={text.signIn}
      message={collection === 'liked' ? text.noLikes : text.noHistory}
      action={
        <ButtonLink look="gold" href={paths.login()}>
          {lobbyText.login}
        </ButtonLink>
      }
    />
  );
}

/** A shortcut of the home screen leads to what was played last. */
function asked(): Collection {
  return new URLSearchParams(location.search).get('list') === 'history' ? 'history' : 'liked';
}

export type Collection = 'liked' | 'history';

/** The games that a player has liked or played, or how to come by some. */
export function Collected({ lobby, collection }: { lobby: Lobby; collection: Collection }) {
  useSignals();
  const context = useTileContext(lobby);
  const ids = collection === 'liked' ? [...favoriteGames.value] : [...playHistory.value];
  // A game that the list does not hold any more is left out.
  const games = useStored('gamesById', { ids });
  if (ids.length > 0 && !games) return <SkeletonGrid />;
  if (!games || games.length === 0) {
    return (
      <EmptyPanel
        title={text.nothingYet}
        message={collection === 'liked' ? text.noLikes : text.noHistory}
        action={
          <Button look="gold" onClick={() => go(paths.home(), { state: { typeId: TAB_HOME } })}>
            {text.toGames}
          </Button>
        }
      />
    );
  }
  return <WindowedGrid name={text[collection]} games={games} context={context} />;
}
