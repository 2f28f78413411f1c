import { SIGN_IN } from '#contract/errcodes.ts';
import type { WaitingTools } from '../call/context.ts';
import { busy, refuse } from '../call/result.ts';

type Turn = Pick<WaitingTools, 'configAnswers' | 'signIns'> & { now: Date };

/**
 * Maintenance comes before anything else, and a crowd is turned away before anything is asked of the database. So a
 * flood of sign-ins slows no other call.
 */
export async function inTurn<Ending>(
  { configAnswers, signIns, now }: Turn,
  work: () => Promise<Ending>,
): Promise<Ending | typeof busy | ReturnType<typeof refuse<typeof SIGN_IN.maintenance>>> {
  const { maintenance } = await configAnswers.current(now);
  if (maintenance.status === 1) return refuse(SIGN_IN.maintenance);
  return (await signIns.run(work)) ?? busy;
}
