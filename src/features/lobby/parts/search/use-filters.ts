import { useState } from 'react';
import type { SearchOrder } from '#data/lobby/search.ts';
import { sessionMark } from '#data/player/session.ts';

export interface Filters {
  typeIds: number[];
  brandIds: number[];
  isHot: boolean;
  isNew: boolean;
  isFavorite: boolean;
}

/** A search that a game was opened from: Back finds it so again, for the same player. */
interface LeftSearch {
  typed: string;
  filters: Filters;
  order: SearchOrder;
  limit: number;
}

interface Entry {
  search?: LeftSearch & { of: string };
}

export function leftSearch(): Partial<LeftSearch> {
  const left = (history.state as Entry | null)?.search;
  return left?.of === sessionMark.peek() ? left : {};
}

export function leaveSearch(left: LeftSearch): void {
  const search: Entry['search'] = { ...left, of: sessionMark.peek() };
  history.replaceState({ ...history.state, search }, '');
}

const NONE: Filters = { typeIds: [], brandIds: [], isHot: false, isNew: false, isFavorite: false };

/** What narrows a search, and the order of what is found. */
export function useFilters(left: Partial<LeftSearch>) {
  const [filters, setFilters] = useState({ ...NONE, ...left.filters });
  const [order, setOrder] = useState<SearchOrder>(left.order ?? 'popular');
  return {
    filters,
    order,
    count: countOf(filters),
    setFilters,
    setOrder,
    clear: () => setFilters(NONE),
  };
}

export const toggled = (ids: number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const countOf = ({ typeIds, brandIds, isHot, isNew, isFavorite }: Filters): number =>
  typeIds.length + brandIds.length + Number(isHot) + Number(isNew) + Number(isFavorite);
