import { log } from '#shared/log.ts';
import { insist } from '#shared/missing-piece.ts';
import { late } from './lazy-named.ts';

/** A part of a screen that comes later, and what stands in its place for good where it does not come at all. */
export const latePartOr = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  instead: Module[Name],
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
