import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';

interface LongListProps {
  id: string | undefined;
  /** One for each row, by a key of its own. */
  children: ReactNode[];
}

/** Rows are kept for this far outside the screen, so that a fling rarely meets an empty place. */
const AHEAD_PX = 600;

/** A list of any length: only the rows near the screen exist. A reader is told the place of each; how many there are is not known before the end. */
export function LongList({ id, children }: LongListProps) {
  const { place, scroller, measured } = useListPlace();
  const { list, kept, moves } = useKeptRows(AHEAD_PX);
  return (
    <div ref={place} id={id} className="long-list">
      {measured && (
        <Virtualizer
          ref={list}
          as="ul"
          item={Item}
          scrollRef={scroller}
          startMargin={measured.startMargin}
          bufferSize={AHEAD_PX}
          keepMounted={kept}
          {...moves}
        >
          {children}
        </Virtualizer>
      )}
    </div>
  );
}

interface Measured {
  /** From the top of what scrolls to the list. */
  startMargin: number;
  /** The height of the row that stands in the list's place until then; 0 without one. */
  rowPx: number;
}

/** Where a list stands in what its screen scrolls, and how high its rows are if one is there to be measured. */
export function useListPlace() {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement | null>(null);
  const [measured, setMeasured] = useState<Measured>();

  useLayoutEffect(() => {
    const main = place.current?.closest('main');
    if (!main || !place.current) return;
    scroller.current = main;
    const startMargin = place.current.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop;
    setMeasured({ startMargin, rowPx: place.current.firstElementChild?.getBoundingClientRect().height ?? 0 });
  }, []);

  return { place, scroller, measured };
}

/**
 * Rows just left behind stay while a list moves. virtua takes them away at once and draws them anew when the list rests:
 * that was two rows in five of all it drew.
 */
export function useKeptRows(aheadPx: number) {
  const list = useRef<VirtualizerHandle>(null);
  const [kept, keep] = useState<number[]>([]);
  const keptAt = useRef(-Infinity);

  function keepNearRows() {
    if (!list.current) return;
    const { scrollOffset, viewportSize } = list.current;
    keptAt.current = scrollOffset;
    const first = list.current.findItemIndex(scrollOffset - aheadPx);
    const last = list.current.findItemIndex(scrollOffset + viewportSize + aheadPx);
    keep(Array.from({ length: last - first + 1 }, (_, row) => first + row));
  }

  function handleScroll(offset: number) {
    if (Math.abs(offset - keptAt.current) > aheadPx / 2) keepNearRows();
  }

  return { list, kept, moves: { onScroll: handleScroll, onScrollEnd: keepNearRows } };
}

function Item({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} className="list-page-item" style={style} aria-posinset={index + 1} aria-setsize={-1}>
      {/* What is measured is the row's content, so the gap belongs to it. */}
      <div className="list-page-gap">{children}</div>
    </li>
  );
}
