import { useSignals } from '@preact/signals-react/runtime';
import {
  Children,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { Answer } from '#contract/define.ts';
import type { ListRow, Pages } from '#data/ask/use-pages.ts';
import { isReachable } from '#data/call/connection.ts';
import { useFirstOf } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { notLoadedWords, text as failureText } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { latePart } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { type Empty, type Missed, Page } from './page.tsx';
import { text } from './text.ts';
import './list-page.css';

const LongList = latePart(() => import('./long-list.tsx'), 'LongList', WholeList);
/** A list of so many entries is drawn whole. */
const MOST_DRAWN = 60;
/** So many of them are drawn first: as many as a phone shows. */
const IN_SIGHT = 12;

interface ListPageProps<R extends ListRow> {
  title: string;
  pages: Pages<R>;
  empty: Empty;
  /** Above the list, whatever becomes of it. */
  filter?: ReactNode;
  /** Entries that are on this phone alone, each with a key of its own; they stand above the others. */
  waiting?: readonly ReactElement[];
  /** Of the list, for the tabs of a filter. */
  panelId?: string;
  /** What is told of the whole list. */
  Summary?: ComponentType<{ first: Answer<R> }> | undefined;
  /** One entry, inside a list item. */
  Entry: ComponentType<{ entry: Pages<R>['list'][number] }>;
}

/** In place of the long list where that does not come: every row exists. */
function WholeList({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <ul className="list-page" id={id}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  );
}

/** A list that goes on by itself near its end. The first page is there offline; what does not come says so in its place. */
export function ListPage<R extends ListRow>(props: ListPageProps<R>) {
  const { title, pages, empty, filter, waiting = [], panelId, Summary, Entry } = props;
  const inSight = useFirstOf(pages.list, IN_SIGHT);
  const shortList = (
    <ul className="list-page" id={panelId}>
      {inSight.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
  const above = (
    <>
      {filter && <div className="list-page-filter">{filter}</div>}
      {waiting.length > 0 && (
        <ul className="list-page list-page-waiting">
          {waiting.map((entry) => (
            <li key={entry.key}>{entry}</li>
          ))}
        </ul>
      )}
    </>
  );
  const isEmpty = () => pages.list.length + waiting.length === 0;
  return (
    <Page
      title={title}
      reading={pages.first}
      isEmpty={isEmpty}
      empty={empty}
      above={above}
      rest={waiting.length > 0 ? Rest : undefined}
    >
      {(first) => (
        <>
          {Summary && <Summary first={first} />}
          {first.total > MOST_DRAWN ? (
            <Until fallback={shortList}>
              <LongList id={panelId}>
                {pages.list.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </LongList>
            </Until>
          ) : (
            shortList
          )}
          {/* A page that has come may leave the end where it was, in sight: it is looked at anew. */}
          {inSight.length === pages.list.length && <Next key={pages.list.length} pages={pages} />}
        </>
      )}
    </Page>
  );
}

/** In place of the list, below what waits on this phone. */
function Rest({ failure, words, retry }: Missed) {
  if (failure?.kind !== 'offline') {
    return (
      <div className="list-page-next">
        <p role="status" data-msg-key={words.key}>
          {words.text}
        </p>
        <Button onClick={retry}>{failureText.retry}</Button>
      </div>
    );
  }
  return (
    <p role="status" className="page-age" data-msg-key={text.restOnline.key}>
      <Icon name="cloudOff" /> {text.restOnline.text}
    </p>
  );
}

/** How far below the screen the next page is asked for. */
const AHEAD = '600px';

function Next<R extends ListRow>({ pages }: { pages: Pages<R> }) {
  useSignals();
  const { hasMore, isLoading, failure, loadMore } = pages;
  const end = useRef<HTMLDivElement>(null);
  const words = notLoadedWords(failure);
  const isWaiting = hasMore && !isLoading && !words && isReachable.value;
  const load = useEffectEvent(() => void loadMore());

  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  return (
    <div ref={end} className="list-page-next">
      <p role="status" data-msg-key={words?.key}>
        {words?.text ?? (isLoading ? failureText.loading : hasMore && !isReachable.value ? text.restOnline.text : '')}
      </p>
      {words && <Button onClick={() => void loadMore()}>{failureText.retry}</Button>}
    </div>
  );
}
