/** What rolls by on the lobby: the latest big wins, and what the New Year event has given. */
import { HOT_LIMIT } from '#contract/limits.ts';
import { useLateAnswer } from '../ask/use-late-answer.ts';
import { useStored } from './use-stored.ts';

export const useTips = () => useLateAnswer('tips');

/** Whether they are of a world that was made up, rather than of an operator's players and games. */
export const useIsDemoWorld = (): boolean => useStored('lobby', { hotLimit: HOT_LIMIT })?.config.demoWorld === 1;
