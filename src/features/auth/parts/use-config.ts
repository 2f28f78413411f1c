import { HOT_LIMIT } from '#contract/limits.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { must } from '#shared/assert.ts';

/** No screen is drawn before there is a configuration. */
export function useConfig(): Lobby['config'] {
  return must(useStored('lobby', { hotLimit: HOT_LIMIT }), 'screens are drawn over a lobby').config;
}
