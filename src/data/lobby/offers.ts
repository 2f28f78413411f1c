/** What the player has said to what they were offered: kept with the player on this device. */
import { effect, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { log } from '#shared/log.ts';
import type { PlayerFacts } from '#store/player-schema.ts';
import type { PlayerStore } from '#store/player-store.ts';
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

  #knownOf(id: number | undefined): readonly One<Name>[] | undefined {
    const { of, all } = this.#known.peek();
    return of === id ? all : undefined;
  }

  #show(id: number | undefined, all: readonly One<Name>[]): void {
    if (player.peek()?.user.id === id) this.#known.value = { of: id, all };
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

/** Types of promotions that home has opened with, once each. */
export const shownOffers = new Offers('shownOffers');

/** What is not offered again, by its name. */
export const dismissedOffers = new Offers('dismissed');
