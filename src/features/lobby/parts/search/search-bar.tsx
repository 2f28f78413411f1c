import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import type { SearchOrder } from '#data/lobby/search.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { text as endingText } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';

const ORDERS: SearchOrder[] = ['popular', 'new', 'name', 'played'];

interface SearchBarProps {
  /** Undefined while nobody knows. */
  total: number | undefined;
  typed: string;
  /** How old the list is that was looked through. */
  savedAt: number;
  filterCount: number;
  order: SearchOrder;
  onOrder: (order: SearchOrder) => void;
  onFilters: () => void;
}

/** How many there are, of a list that may be old, what narrows them, and their order. */
export function SearchBar({ total, typed, savedAt, filterCount, order, onOrder, onFilters }: SearchBarProps) {
  useSignals();
  const found = total === undefined ? '' : text.found(total);
  const age = isReachable.value ? '' : endingText.savedAt(formatTime(savedAt));
  return (
    <div className="search-bar">
      <p aria-hidden="true">
        {found}
        {age && <small>{age}</small>}
      </p>
      <Said after={typed} words={age ? `${found}, ${age}` : found} />
      <Button
        look="chip"
        aria-haspopup="dialog"
        aria-label={filterCount > 0 ? text.filtersOn(filterCount) : text.filters}
        onClick={onFilters}
      >
        <Icon name="filter" />
        {text.filters}
        {filterCount > 0 && <b className="search-count">{filterCount}</b>}
      </Button>
      <label className="search-order">
        <span className="visually-hidden">{text.sort}</span>
        <select value={order} onChange={(event) => onOrder(event.target.value as SearchOrder)}>
          {ORDERS.map((name) => (
            <option key={name} value={name}>
              {text.orders[name]}
            </option>
          ))}
        </select>
        <Icon name="back" />
      </label>
    </div>
  );
}

/** Longer than the pause between two letters of who types slowly. */
const REST_MS = 1_000;

/** For readers, once the typing rests: a count for each letter would talk over the next. */
function Said({ words, after }: { words: string; after: string }) {
  const [rested, setRested] = useState({ words: '', after });

  useEffect(() => {
    const timer = setTimeout(() => setRested({ words, after }), REST_MS);
    return () => clearTimeout(timer);
  }, [words, after]);

  return (
    <p role="status" className="visually-hidden">
      {rested.words}
    </p>
  );
}
