import { type ComponentType, lazy } from 'react';
import { log } from '#shared/log.ts';
import { tellArrival } from './until.tsx';

type Part<Value> = Value extends ComponentType<infer Props> ? ComponentType<Props> : never;

/** A component that is loaded when it is first drawn. `Until` stands around it. */
export const late = <Value>(load: () => Promise<Value>) =>
  lazy(() => {
    const loading = load();
    loading.then(tellArrival, tellArrival);
    return loading.then((part) => ({ default: part as Part<Value> }));
  });

/**
 * The same, named beside its import: what takes it out of its module at the import would stand in the first script, once
 * for every component.
 */
export const lazyNamed = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  late(async () => (await load())[name]);

/**
 * A part of a screen that comes later. A connection that is gone by then takes nothing else along; what did
 * not come is there after the reload that its return brings (`src/app/updates.ts`).
 */
export const latePart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  late(() => load().then((parts) => parts[name], withoutIt) as Promise<Module[Name]>);

function withoutIt(error: unknown): () => null {
  log.info('a late part is missing', { why: String(error) });
  return () => null;
}
