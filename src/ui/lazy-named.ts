import { type ComponentType, lazy } from 'react';

/**
 * A component that is loaded when it is first drawn, named beside its import: what takes it out of its module at the
 * import would stand in the first script, once for every component.
 */
export const lazyNamed = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }));
