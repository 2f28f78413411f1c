import { type ComponentType, lazy } from 'react';
import { log } from '#shared/log.ts';
import { insist } from '#shared/missing-piece.ts';
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
  late(async () => (await insist(load))[name]);

/** A part of a screen that comes later. Where it does not come at all, `instead` stands in its place, and it takes nothing else along. */
export const latePart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  instead = (() => null) as Module[Name],
) =>
  late(() =>
    insist(load).then(
      (parts) => parts[name],
      (error: unknown) => {
        log.info('a late part is missing', { why: String(error) });
        return instead;
      },
    ),
  );
