/** Asks which activities are on, while somebody looks at what they decide. */
import { activities as rows } from '#contract/activities.ts';
import { log } from '#shared/log.ts';
import { showActivityFlags } from './activity-offers.ts';
import { call } from './call.ts';
import { repeatWhileSeen } from './repeat.ts';
import { inPlayerStore, isSignedIn } from './session.ts';

const FRESH_MS = 30_000;

const follow = repeatWhileSeen(() => void refresh(), FRESH_MS);

/** Returns what ends it. */
export function followActivities(): () => void {
  void inPlayerStore((store) => store.fact('activities')).then(showActivityFlags);
  return follow();
}

async function refresh(): Promise<void> {
  // The list is the player's own: without a token the server would only say so.
  if (!isSignedIn.value) return;
  const outcome = await call(rows.getActivityIds, {});
  if (!outcome.ok) return;
  const { activityIds, activityMap, isBankrupt, loginPaying } = outcome.value.answer;
  const flags = { isBankrupt, loginPaying };
  showActivityFlags(flags);
  await inPlayerStore(async (store) => {
    await store.noteActivities({ activityIds, activityMap });
    await store.keepFact('activities', flags);
  }).catch((error: unknown) => log.info('activities not kept', { why: String(error) }));
}
