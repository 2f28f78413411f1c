import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyNamed } from '#ui/lazy-named.ts';

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
export function screen<Name extends string>(
  path: string,
  access: RouteRow['access'],
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteRow {
  return { path, access, isInLobby: false, Screen: lazyNamed(load, name) };
}

/** Tells whether an address is one of this row's. */
export function matchesRow({ path }: Pick<RouteRow, 'path'>, location: string): boolean {
  // Asked of every row at every drawing of the app.
  if (!path.includes(':')) return path === location;
  const parts = path.split('/');
  const given = location.split('/');
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
}
