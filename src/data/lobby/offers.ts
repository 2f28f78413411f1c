/** What a player has done with promotions on home: kept with the player on this device. */
import { effect, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { log } from '#shared/log.ts';
import { inPlayerStore, player } from '../player/session.ts';
import { hideTypes } from './activities.ts';

const NONE: readonly number[] = [];

class OfferTypes {
  readonly #fact: 'hiddenOffers' | 'shownOffers';
  /** With whose they are, so that the next player on this phone sees none of them. */
  readonly #known = signal<{ of: number | undefined; types: readonly number[] }>({ of: undefined, types: NONE });

  constructor(fact: 'hiddenOffers' | 'shownOffers') {
    this.#fact = fact;
  }

  /** Of the player who is logged in; undefined until they are known, and for a guest. */
  get known(): readonly number[] | undefined {
    const { of, types } = this.#known.value;
    return of !== undefined && of === player.value?.user.id ? types : undefined;
  }

  /** Undefined until they are known, and for a guest. */
  use(): readonly number[] | undefined {
    useSignals();
    const id = player.value?.user.id;
    useEffect(() => {
      if (id !== undefined) void this.#load(id);
    }, [id]);
    return this.known;
  }

  async note(type: number, isNoted: boolean): Promise<void> {
    const id = player.peek()?.user.id;
    const known = this.#known.peek();
    const others = (known.of === id ? known.types : NONE).filter((one) => one !== type);
    const types = isNoted ? [...others, type] : others;
    this.#known.value = { of: id, types };
    await inPlayerStore((store) => store.keepFact(this.#fact, [...types])).catch((error: unknown) =>
      log.info('what a player has done with an offer is not kept', { why: String(error) }),
    );
  }

  async #load(id: number): Promise<void> {
    const types = await inPlayerStore((store) => store.fact(this.#fact)).catch(() => undefined);
    if (player.peek()?.user.id === id) this.#known.value = { of: id, types: types ?? NONE };
  }
}

/** Hidden from home until they are brought back. */
export const hiddenOffers = new OfferTypes('hiddenOffers');
effect(() => hideTypes(hiddenOffers.known ?? NONE));

/** Those that home has opened with, once each. */
export const shownOffers = new OfferTypes('shownOffers');
