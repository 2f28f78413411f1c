/** What rolls by on the lobby: the latest big wins, and what the New Year event has given. */
import { useLateAnswer } from '../ask/use-late-answer.ts';

export const useTips = () => useLateAnswer('tips');
