/**
 * What the player has said to what they were offered: kept with the player on this device. What they hide from home is told to the
 * server too, which brings it back after a logout and on another phone. What could not be told is told with the next change, the
 * next visit to the list and the next login.
 */
import { effect, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { account } from '#contract/account.ts';
import { makeTurns } from '#shared/in-turn.ts';
import { log } from '#shared/log.ts';
import type { PlayerFacts } from '#store/player-schema.ts';
import type { PlayerStore } from '#store/player-store.ts';
import { call } from '../call/call.ts';
import { hideTypes, inPlayerStore, player } from '../player/session.ts';

type FactName = 'hiddenOffers' | 'shownOffers' | 'dismissed';
type One<Name extends FactName> = PlayerFacts[Name][number];

class Offers<Name extends FactName> {
  readonly #fact: Name;
  /** With whose they are, so that the next player on this phone sees none of them. */
  readonly #known = signal<{ of: number | undefined; all: readonly One<Name>[] }>({ of: undefined, all: [] });

  constructor(fact: Name) {
    this.#fact = fact;
  }

  /** Of the player who is logged in; undefined until they are known, and for a guest. */
  get known(): readonly One<Name>[] | undefined {
    const { of, all } = this.#known.value;
    return of !== undefined && of === player.value?.user.id ? all : undefined;
  }

  /** Undefined until they are known, and for a guest. */
  use(): readonly One<Name>[] | undefined {
    useSignals();
    const id = player.value?.user.id;
    useEffect(() => {
      if (id !== undefined) void this.#load(id);
    }, [id]);
    return this.known;
  }

  /** Joins what is kept, which may not have been read yet. */
  async note(one: One<Name>, isNoted = true): Promise<void> {
    const id = player.peek()?.user.id;
    const change = (all: readonly One<Name>[] = []): One<Name>[] => {
      const others = all.filter((other) => other !== one);
      return isNoted ? [...others, one] : others;
    };
    const known = this.#knownOf(id);
    if (known) this.#show(id, change(known));
    const keep = async (store: PlayerStore): Promise<void> => {
      const kept = await store.fact(this.#fact);
      this.#show(id, change(this.#knownOf(id) ?? kept));
      await store.keepFact(this.#fact, change(kept) as PlayerFacts[Name]);
    };
    await inPlayerStore(keep).catch((error: unknown) => {
      this.#show(id, change(this.#knownOf(id)));
      log.info('what a player has said to an offer is not kept', { why: String(error) });
    });
  }

  /** These and no others. Shown once they are kept: a screen may be reading those before. */
  async replace(all: readonly One<Name>[]): Promise<void> {
    const id = player.peek()?.user.id;
    await kindly((store) => store.keepFact(this.#fact, [...all] as PlayerFacts[Name]));
    this.#show(id, all);
  }

  #knownOf(id: number | undefined): readonly One<Name>[] | undefined {
    const { of, all } = this.#known.peek();
    return of === id ? all : undefined;
  }

  #show(id: number | undefined, all: readonly One<Name>[]): void {
    if (player.peek()?.user.id !== id || String(this.#knownOf(id)) === String(all)) return;
    this.#known.value = { of: id, all };
  }

  async #load(id: number): Promise<void> {
    const kept = await inPlayerStore((store) => store.fact(this.#fact)).catch(() => undefined);
    this.#show(id, kept ?? []);
  }
}

/** Types of promotions that are hidden from home until they are brought back. */
export const hiddenOffers = new Offers('hiddenOffers');
effect(() => {
  if (hiddenOffers.known) hideTypes(hiddenOffers.known);
});

/** Types of promotions that home has opened with on this phone, once each. `User.shownTypes` has those of every phone. */
export const shownOffers = new Offers('shownOffers');

/** Tells the server what home has opened with, so that the same does not come after a logout or on another phone. */
export async function tellShown(shown: Types): Promise<void> {
  const told = player.peek()?.user.shownTypes ?? [];
  const shownTypes = shown.filter((type) => !told.includes(type));
  if (!player.peek() || shownTypes.length === 0) return;
  const outcome = await call(account.hideFromHome, { shownTypes });
  // The answer makes nothing else of the player younger, nor older than a refresh that has come meanwhile.
  const { savedAt } = player.peek() ?? {};
  if (!outcome.ok || savedAt === undefined) return;
  const fields = { shownTypes: outcome.value.answer.shownTypes };
  await kindly((store) => store.mergeUser(fields, savedAt));
}

/** What is not offered again, by its name. */
export const dismissedOffers = new Offers('dismissed');

type Types = readonly number[];

export async function hideFromHome(type: number, isHidden: boolean): Promise<void> {
  await hiddenOffers.note(type, isHidden);
  await noteTold(false);
  // Another tab may have hidden others since. Where a phone keeps nothing, the server still hears of it.
  await tell(async () => (await untold()) ?? hiddenOffers.known);
}

/** Tells the server what it does not know yet. */
export const tellHidden = (): Promise<void> => tell(untold);

/** At a login the server's list stands, unless this phone has a change that the server does not know. */
export async function learnHidden(types: Types): Promise<void> {
  if (await untold()) return void tellHidden();
  await hiddenOffers.replace(types);
  await noteTold(true);
}

/** Each list takes the place of the one before, so none may overtake another. */
const inTurn = makeTurns();

const tell = (read: () => Promise<Types | undefined>): Promise<void> =>
  inTurn(async () => {
    const types = await read();
    if (!types || !(await call(account.hideFromHome, { types: [...types] })).ok) return;
    if (String((await untold()) ?? types) === String(types)) await noteTold(true);
  });

const noteTold = (isTold: boolean) => kindly((store) => store.keepFact('isHiddenUntold', !isTold));

/** Undefined where the server knows. It knows nothing of what a release before has kept, which told no server. */
const untold = (): Promise<Types | undefined> =>
  kindly(async (store) => {
    const hidden = (await store.fact('hiddenOffers')) ?? [];
    return ((await store.fact('isHiddenUntold')) ?? hidden.length > 0) ? hidden : undefined;
  });

const kindly = <Value>(work: (store: PlayerStore) => Promise<Value>): Promise<Value | undefined> =>
  inPlayerStore(work).catch((error: unknown) => {
    log.info('what a player hides is not kept', { why: String(error) });
    return undefined;
  });
