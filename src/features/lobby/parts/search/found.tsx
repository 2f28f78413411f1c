import {
  type ReactNode,
  startTransition,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Game } from '#contract/entities/game.ts';
import type { GameSearch } from '#data/lobby/search.ts';
import { Button } from '#ui/button/button.tsx';
import { text as endingText } from '#ui/ending/index.ts';
import { PanelHeading } from '#ui/heading/panel-heading.tsx';
import { EmptyPanel } from '../panels/panel-look.tsx';
import type { TileContext } from '../tiles/game-tile.tsx';
import { SkeletonGrid, TileList } from '../tiles/tile-grid.tsx';
import { text } from './text.ts';

interface FoundProps {
  search: GameSearch;
  context: TileContext;
  isFiltered: boolean;
  /** To go on with where nothing was found. */
  popular: Game[];
  onClearFilters: () => void;
  onMore: () => void;
  /** One of the games is opened: what was typed has led somewhere. */
  onOpen: () => void;
}

/** The games that were found, or why there are none. */
export function Found({ search, context, isFiltered, popular, onClearFilters, onMore, onOpen }: FoundProps) {
  if (search.kind === 'preparing') return <SkeletonGrid />;
  if (search.kind === 'failed') {
    return (
      <EmptyPanel
        title={text.failedTitle}
        message={text.failed}
        action={<Button onClick={search.retry}>{endingText.retry}</Button>}
      />
    );
  }
  const { games, total } = search.answer;
  if (total === 0 && isFiltered) {
    return (
      <EmptyPanel
        title={text.nothingTitle}
        message={text.nothingFiltered}
        action={<Button onClick={onClearFilters}>{text.clearFilters}</Button>}
      />
    );
  }
  if (total === 0) return <NothingFound popular={popular} context={context} />;

  function noteOpened({ target }: SyntheticEvent) {
    if (target instanceof Element && target.closest('a')) onOpen();
  }

  return (
    // The links inside are what is pressed; this only takes note.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div data-found-for={search.text} onClick={noteOpened}>
      <FirstThenAll text={search.text} games={games} context={context}>
        {games.length < total && <EndOfList key={games.length} onReach={onMore} />}
      </FirstThenAll>
    </div>
  );
}

function NothingFound({ popular, context }: Pick<FoundProps, 'popular' | 'context'>) {
  return (
    <>
      <EmptyPanel title={text.nothingTitle} message={text.nothing} />
      {popular.length > 0 && (
        <>
          <PanelHeading title={text.popular} />
          <TileList name={text.popular} games={popular.slice(0, FIRST_SEEN)} context={context} isRedrawn />
        </>
      )}
    </>
  );
}

/** What the keyboard leaves of the screen of a small phone. */
const FIRST_SEEN = 6;

/** Longer than the pause between two keys of a player who types without a stop. */
const REST_MS = 250;

interface FirstThenAllProps {
  text: string;
  games: Game[];
  context: TileContext;
  /** What stands after the last of them. */
  children: ReactNode;
}

/** The answer to a key is what can be seen beside the keyboard; the rest follows when the typing rests. */
function FirstThenAll({ text: asked, games, context, children }: FirstThenAllProps) {
  const [restedAt, setRestedAt] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRestedAt(asked)), REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  const isRested = restedAt === asked;
  return (
    <>
      <TileList name={text.results} games={isRested ? games : games.slice(0, FIRST_SEEN)} context={context} isRedrawn />
      {isRested && children}
    </>
  );
}

const AHEAD = '600px';

/** Asks for more before the end comes into sight. */
function EndOfList({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);

  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), { rootMargin: AHEAD });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, []);

  return <div ref={end} className="search-end" />;
}
