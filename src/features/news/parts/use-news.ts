import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import { type Lobby, useLobby } from '#data/lobby/use-stored.ts';

export type News = Lobby['config']['appNoticeConfigList'][number];

const OLD_AFTER_MS = 60_000;

/** The operator's news as the device keeps them with the configuration, in the operator's order. A screen of news asks for newer ones. */
export function useNews() {
  useSignals();
  const { config, savedAt } = useLobby();
  useEffect(() => {
    if (Date.now() - savedAt > OLD_AFTER_MS) void lobbyKeeper.refresh();
    // Once for each opening: what comes is new.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const list = config.appNoticeConfigList.toSorted((one, other) => one.sort - other.sort || one.id - other.id);
  const reading = {
    answer: list,
    savedAt,
    failure: lobbyKeeper.failure.value,
    refresh: () => lobbyKeeper.refresh(),
  };
  return { reading, config };
}
