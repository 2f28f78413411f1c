/** What rolls by on the lobby: the latest big wins, and what the New Year event has given. */
import { useEffect } from 'react';
import { config } from '#contract/config.ts';
import { log } from '#shared/log.ts';
import type { Tips } from '#store/queries.ts';
import { call } from './call.ts';
import { keepLobby } from './lobby.ts';
import { repeatWhileSeen } from './repeat.ts';
import { currentStore } from './stored.ts';
import { useStored } from './use-stored.ts';

const FRESH_MS = 30_000;

/** Several places show them, and come and go with home: one question is for all of them. */
const follow = repeatWhileSeen(() => void refresh(), FRESH_MS);

/** What was last known, at once, and what is new every half minute for as long as somebody looks. */
export function useTips(): Tips | undefined {
  useEffect(follow, []);
  return useStored('tips', {});
}

async function refresh(): Promise<void> {
  const outcome = await call(config.lobbyTips, {});
  if (!outcome.ok) return;
  const { jackpotList, newYearList } = outcome.value.answer;
  await keepLobby();
  await currentStore()
    .saveTips({ jackpotList, newYearList, savedAt: Date.now() })
    .catch((error: unknown) => log.info('tips not kept', { why: String(error) }));
}
