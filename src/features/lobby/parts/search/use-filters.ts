import { useState } from 'react';
import type { SearchOrder } from '#data/lobby/search.ts';

export interface Filters {
  typeIds: number[];
  brandIds: number[];
  isHot: boolean;
  isNew: boolean;
  isFavorite: boolean;
}

const NONE: Filters = { typeIds: [], brandIds: [], isHot: false, isNew: false, isFavorite: false };

/** What narrows a search, and the order of what is found. */
export function useFilters() {
  const [filters, setFilters] = useState(NONE);
  const [order, setOrder] = useState<SearchOrder>('popular');
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
