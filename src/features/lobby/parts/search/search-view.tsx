import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import { favoriteGames } from '#data/favorites/favorites.ts';
import {
  forgetSearches,
  noteSearch,
  readRecentSearches,
  recentSearches,
  type SearchAsk,
  useGameSearch,
} from '#data/lobby/search.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { searchSheet } from '#data/open-sheet.ts';
import { playHistory } from '#data/play/play-history.ts';
import { isSignedIn } from '#data/player/session.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { typeName } from '../panels/home-tabs.tsx';
import { useTileContext } from '../tiles/use-tile-context.ts';
import { Alike } from './alike.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { Found } from './found.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchField } from './search-field.tsx';
import { text } from './text.ts';
import { leaveSearch, leftSearch, useFilters } from './use-filters.ts';
import '#ui/tile/missing.css';
import './search-view.css';

/** As many as a first look takes, and no more, because every key draws them anew; scrolling on brings the others. */
const FIRST_FOUND = 24;

/** Search over the whole list: on a screen of its own for a player, on a sheet over home for a guest. */
export function SearchView({ lobby }: { lobby: Lobby }) {
  useSignals();
  const [left] = useState(leftSearch);
  const [typed, setTyped] = useState(left.typed ?? '');
  const [limit, setLimit] = useState(left.limit ?? FIRST_FOUND);
  const [isFiltering, setIsFiltering] = useState(false);
  const filtering = useFilters(left);
  const context = useTileContext(lobby);
  const typeNames = useMemo(
    () => Object.fromEntries(lobby.types.map((type) => [type.id, typeName(type)])),
    [lobby.types],
  );
  const { isFavorite, ...narrowed } = filtering.filters;
  const ask: SearchAsk = {
    ...narrowed,
    text: typed,
    order: filtering.order,
    onlyIds: isFavorite ? [...favoriteGames.value] : undefined,
    playedIds: [...playHistory.value],
    limit,
  };
  const search = useGameSearch({ ask, typeNames, listedAt: lobby.savedAt });

  useEffect(() => void readRecentSearches(), []);

  function type(next: string) {
    setTyped(next);
    setLimit(FIRST_FOUND);
  }

  function leave() {
    noteSearch(typed);
    leaveSearch({ typed, limit, filters: filtering.filters, order: filtering.order });
  }

  const total = search.kind === 'found' ? search.answer.total : undefined;
  const isBlank = typed.trim() === '' && filtering.count === 0;
  return (
    <div className="search-view" role="search">
      <SearchField typed={typed} onType={type} onDone={() => noteSearch(typed)} />
      <SearchBar
        total={total}
        typed={typed}
        savedAt={lobby.savedAt}
        filterCount={filtering.count}
        order={filtering.order}
        onOrder={filtering.setOrder}
        onFilters={() => setIsFiltering(true)}
      />
      {isBlank && <RecentSearches onChoose={type} />}
      {search.kind === 'found' && typed.trim() !== '' && (
        <Alike
          lobby={lobby}
          typeNames={typeNames}
          answer={search.answer}
          onChoose={(only) => {
            filtering.setFilters({ ...filtering.filters, ...only });
            type('');
          }}
        />
      )}
      <Found
        search={search}
        context={context}
        isFiltered={filtering.count > 0}
        popular={lobby.hotGames}
        onClearFilters={filtering.clear}
        onMore={() => setLimit(limit * 2)}
        onOpen={leave}
      />
      {isFiltering && (
        <FilterSheet
          lobby={lobby}
          typeNames={typeNames}
          filtering={filtering}
          hasLikes={isSignedIn.value}
          total={total}
          onClose={() => setIsFiltering(false)}
        />
      )}
    </div>
  );
}

function RecentSearches({ onChoose }: { onChoose: (typed: string) => void }) {
  useSignals();
  if (recentSearches.value.length === 0) return null;
  return (
    <section className="search-recent" aria-label={text.recent}>
      <h2>{text.recent}</h2>
      <Button look="link" aria-label={text.forgetRecent} onClick={forgetSearches}>
        <Icon name="trash" />
      </Button>
      <div className="search-chips">
        {recentSearches.value.map((typed) => (
          <Button key={typed} look="chip" onClick={() => onChoose(typed)}>
            <Icon name="clock" />
            {typed}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Search over home, for a guest. */
export function SearchSheet({ lobby }: { lobby: Lobby }) {
  return (
    <Sheet look="full" title={text.title} closeLabel={text.close} onClose={searchSheet.close}>
      <SearchView lobby={lobby} />
    </Sheet>
  );
}
