/** The screens behind home. Their addresses and their code come after home is painted, or at once where one is asked for. */
import { computed, signal } from '@preact/signals-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { RouteRow } from '#route-row';
import { inTime } from '#shared/in-time.ts';
import { insist } from '#shared/missing-piece.ts';

const loaded = signal<readonly RouteRow[] | undefined>(undefined);

/** Undefined until it is there. */
export const routeTable = computed(() => loaded.value);

export async function loadRouteTable(): Promise<void> {
  loaded.value ??= (await insist(() => import('./routes.ts'))).routes;
}

/** A first drawing does not wait longer for it; it is drawn without, and the screen comes when the table does. */
const PATIENCE_MS = 1_500;

export const routesInTime = (): Promise<void> => inTime(loadRouteTable(), PATIENCE_MS);

/** Stands where the screen will be. A table that does not come is a screen that does not come. */
export function AwaitRoutes({ until }: { until: ReactNode }) {
  const [error, setError] = useState<unknown>();
  useEffect(() => void loadRouteTable().catch(setError), []);
  if (error !== undefined) throw error;
  return until;
}
