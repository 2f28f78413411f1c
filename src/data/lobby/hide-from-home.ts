/**
 * What a player hides from home for good. It is hidden on this phone at once, and the server is told, which brings it back after a
 * logout and on another phone. What could not be told is told with the next change, the next visit to the list and the next login.
 */
import { account } from '#contract/account.ts';
import { makeTurns } from '#shared/in-turn.ts';
import { log } from '#shared/log.ts';
import type { PlayerStore } from '#store/player-store.ts';
import { call } from '../call/call.ts';
import { inPlayerStore } from '../player/session.ts';
import { hiddenOffers } from './offers.ts';

type Types = readonly number[];

export async function hideFromHome(type: number, isHidden: boolean): Promise<void> {
  await hiddenOffers.note(type, isHidden);
  await keepUntold(true);
  await tell(async () => hiddenOffers.known);
}

/** Tells the server what it does not know yet. */
export const tellHidden = (): Promise<void> => tell(untold);

/** At a login the server's list stands, unless this phone has a change that the server does not know. */
export async function learnHidden(types: Types): Promise<void> {
  if (await untold()) return void tellHidden();
  const kept = (await kindly((store) => store.fact('hiddenOffers'))) ?? [];
  for (const type of types) if (!kept.includes(type)) await hiddenOffers.note(type, true);
  for (const type of kept) if (!types.includes(type)) await hiddenOffers.note(type, false);
}

/** Each list takes the place of the one before, so none may overtake another. */
const inTurn = makeTurns();

const tell = (read: () => Promise<Types | undefined>): Promise<void> =>
  inTurn(async () => {
    const types = await read();
    if (!types || !(await call(account.hideFromHome, { types: [...types] })).ok) return;
    if (String(hiddenOffers.known ?? types) === String(types)) await keepUntold(undefined);
  });

const keepUntold = (isUntold: true | undefined) => kindly((store) => store.keepFact('isHiddenUntold', isUntold));

const untold = (): Promise<Types | undefined> =>
  kindly(async (store) =>
    (await store.fact('isHiddenUntold')) ? ((await store.fact('hiddenOffers')) ?? []) : undefined,
  );

/** Where a phone keeps nothing, the server still hears of it. */
const kindly = <Value>(work: (store: PlayerStore) => Promise<Value>): Promise<Value | undefined> =>
  inPlayerStore(work).catch((error: unknown) => {
    log.info('what a player hides is not kept', { why: String(error) });
    return undefined;
  });
