import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type CustomItemComponentProps, Virtualizer } from 'virtua';

interface LongListProps {
  id: string | undefined;
  /** One for each row, by a key of its own. */
  children: ReactNode[];
}

/** Rows are kept for this far outside the screen, so that a fling rarely meets an empty place. */
const AHEAD_PX = 600;

/** A list of any length: only the rows near the screen exist. A reader is told the place of each; how many there are is not known before the end. */
export function LongList({ id, children }: LongListProps) {
  const { place, scroller, startMargin } = useListPlace();
  return (
    <div ref={place} id={id}>
      {startMargin !== undefined && (
        <Virtualizer as="ul" item={Item} scrollRef={scroller} startMargin={startMargin} bufferSize={AHEAD_PX}>
          {children}
        </Virtualizer>
      )}
    </div>
  );
}

/** Where a list stands in what its screen scrolls; the margin is undefined until that was measured. */
export function useListPlace() {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement | null>(null);
  const [startMargin, setStartMargin] = useState<number>();

  useLayoutEffect(() => {
    const main = place.current?.closest('main');
    if (!main || !place.current) return;
    scroller.current = main;
    setStartMargin(place.current.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop);
  }, []);

  return { place, scroller, startMargin };
}

function Item({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} className="list-page-item" style={style} aria-posinset={index + 1} aria-setsize={-1}>
      {/* What is measured is the row's content, so the gap belongs to it. */}
      <div className="list-page-gap">{children}</div>
    </li>
  );
}
