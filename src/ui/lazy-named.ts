import { type ComponentType, lazy } from 'react';
import { log } from '#shared/log.ts';

type Part<Value> = Value extends ComponentType<infer Props> ? ComponentType<Props> : never;

/**
 * A component that is loaded when it is first drawn, named beside its import: what takes it out of its module at the
 * import would stand in the first script, once for every component.
 */
export const lazyNamed = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as Part<Module[Name]> }));

/**
 * A part of a screen that comes later. A connection that is gone by then takes nothing else along; what did
 * not come is there after the reload that its return brings (`src/app/updates.ts`).
 */
export const latePart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await load().then((parts) => parts[name], withoutIt)) as Part<Module[Name]> }));

function withoutIt(error: unknown): () => null {
  log.info('a late part is missing', { why: String(error) });
  return () => null;
}
