/** Whether the server shows a world that was made up, rather than an operator's players and games. */
import { HOT_LIMIT } from '#contract/limits.ts';
import { useStored } from './use-stored.ts';

export const useIsDemoWorld = (): boolean => useStored('lobby', { hotLimit: HOT_LIMIT })?.config.demoWorld === 1;
