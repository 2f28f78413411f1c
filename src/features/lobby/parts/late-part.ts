import { type ComponentType, lazy } from 'react';
import { reloadOnce } from '#early/guarded-reload.ts';
import { log } from '#shared/log.ts';

/**
 * A part of a screen that comes later. A line that is gone by then takes nothing else along, and what did not come is
 * there after the reload that its return brings: a browser does not fetch a piece anew for the same page.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(withoutIt) }));

function withoutIt(error: unknown): () => null {
  log.info('a late part is missing', { why: String(error) });
  window.addEventListener('online', reloadOnce, { once: true });
  return () => null;
}
