import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** One screen of a feature: its address, who may see it, and its code, which is loaded when it is first opened. */
export interface RouteRow {
  /** `:name` stands for one part of the address. */
  path: string;
  /** Rows of one group are one screen at several addresses; it stays as it is between them. */
  group?: string;
  access: 'anyone' | 'player';
  /** Screens of the lobby stand above the tab bar. */
  isInLobby: boolean;
  Screen: LazyExoticComponent<ComponentType>;
}

/** A screen with its own address, above no tab bar. */
export function screen(path: string, access: RouteRow['access'], load: () => Promise<ComponentType>): RouteRow {
  return { path, access, isInLobby: false, Screen: lazy(async () => ({ default: await load() })) };
}

/** Tells whether an address is one of this row's. */
export function matchesRow(row: Pick<RouteRow, 'path'>, location: string): boolean {
  const parts = row.path.split('/');
  const given = location.split('/');
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
}
