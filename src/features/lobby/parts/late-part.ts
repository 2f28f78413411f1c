import { type ComponentType, lazy } from 'react';
import { reloadOnce } from '#early/guarded-reload.ts';
import { log } from '#shared/log.ts';

/**
 * A part of a screen that comes later. A line that is gone by then takes nothing else along, and what did not come is
 * there after the reload that its return brings: a browser does not fetch a piece anew for the same page.
 */
export const latePart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy<ComponentType<Props>>(() => load().then((parts) => ({ default: parts[name] }), withoutIt));

function withoutIt(error: unknown): { default: () => null } {
  log.info('a late part is missing', { why: String(error) });
  window.addEventListener('online', reloadOnce, { once: true });
  return { default: () => null };
}
