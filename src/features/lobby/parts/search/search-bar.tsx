import type { SearchOrder } from '#data/lobby/search.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';

const ORDERS: SearchOrder[] = ['popular', 'new', 'name', 'played'];

interface SearchBarProps {
  /** Undefined while nobody knows. */
  total: number | undefined;
  filterCount: number;
  order: SearchOrder;
  onOrder: (order: SearchOrder) => void;
  onFilters: () => void;
}

/** How many there are, what narrows them, and their order. */
export function SearchBar({ total, filterCount, order, onOrder, onFilters }: SearchBarProps) {
  return (
    <div className="search-bar">
      <p role="status">{total === undefined ? '' : text.found(total)}</p>
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
