import { type ComponentType, lazy } from 'react';
import { log } from '#shared/log.ts';

/**
 * A part of a screen that comes later. A connection that is gone by then takes nothing else along; what did
 * not come is there after the reload that its return brings (`src/app/updates.ts`).
 */
export const latePart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy<ComponentType<Props>>(() => load().then((parts) => ({ default: parts[name] }), withoutIt));

function withoutIt(error: unknown): { default: () => null } {
  log.info('a late part is missing', { why: String(error) });
  return { default: () => null };
}
