import { type ComponentType, lazy } from 'react';
import { log } from '#shared/log.ts';

/** A part of a screen that comes later and may as well stay away: a line that is gone by then takes nothing else along. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(withoutIt) }));

function withoutIt(error: unknown): () => null {
  log.info('a late part is missing', { why: String(error) });
  return () => null;
}
