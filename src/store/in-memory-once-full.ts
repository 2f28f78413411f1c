/**
 * A player's store that goes on in memory from the first write that the device refuses, with what it knew until then. What
 * was written before stays on the device. A call that moves money is written down on the device or not at all, since a
 * restart must find it. Answers are kept on the device or not at all: the screen that asked holds them as well.
 */
import { MemoryPlayerStore } from './memory-player-store.ts';
import type { Draft, FavoriteRow, KeptUser, LetterWish, PlayerFacts, TicketWish } from './player-schema.ts';
import type { PlayerStore } from './player-store.ts';
import type { Subscription } from './live.ts';

const ON_DEVICE_ALONE = new Set<PropertyKey>(['keepAsked', 'forgetAsked', 'askedCalls', 'onLost'] satisfies Name[]);

type Name = keyof PlayerStore;
type Method = (...input: unknown[]) => unknown;

const methodOf = (store: PlayerStore, name: PropertyKey): Method => (Reflect.get(store, name) as Method).bind(store);

export function inMemoryOnceFull(kept: PlayerStore, onFull: (error: unknown) => void): PlayerStore {
  const memory = new MemoryPlayerStore();
  let moving: Promise<void> | undefined;
  let isClosed = false;
  const rows = followedRows();

  async function move(why: unknown): Promise<void> {
    onFull(why);
    await carryOver(rows, kept, memory);
  }

  async function ask(name: PropertyKey, input: unknown[]): Promise<unknown> {
    if (!moving) {
      try {
        return await methodOf(kept, name)(...input);
      } catch (error) {
        // Closed, because its player has left: that is no word on how much room there is.
        if (isClosed) throw error;
        moving ??= move(error);
      }
    }
    await moving;
    return methodOf(memory, name)(...input);
  }

  function close(): void {
    isClosed = true;
    kept.close();
    memory.close();
  }

  const own: Partial<PlayerStore> = {
    close,
    ...rememberedDrafts(kept, ask, () => moving !== undefined),
    watchUser: (next) => rows.user.watch(moving ? memory : kept, next),
    watchFavorites: (next) => rows.favorites.watch(moving ? memory : kept, next),
    watchLetters: (next) => rows.letters.watch(moving ? memory : kept, next),
    watchTickets: (next) => rows.tickets.watch(moving ? memory : kept, next),
    watchFact: (name, next) => (moving ? memory : kept).watchFact(name, next),
  };
  return new Proxy(kept, {
    get: (_target, name) => {
      if (name === 'keeps') return kept.keeps && !moving;
      if (name === 'answers') return kept.answers;
      if (name in own) return own[name as Name];
      if (typeof Reflect.get(kept, name) !== 'function') return undefined;
      return ON_DEVICE_ALONE.has(name) ? methodOf(kept, name) : (...input: unknown[]) => ask(name, input);
    },
  });
}

/** Remembers of each form what was written or read last: a full device may fail at reading too. */
function rememberedDrafts(
  kept: PlayerStore,
  ask: (name: Name, input: unknown[]) => Promise<unknown>,
  hasMoved: () => boolean,
): Pick<PlayerStore, 'keepDraft' | 'draft'> {
  const drafts = new Map<string, Draft | undefined>();
  return {
    async keepDraft(form, fields) {
      drafts.set(form, fields);
      await ask('keepDraft', [form, fields]);
    },
    async draft(form) {
      const told = (await ask('draft', [form])) as Draft | undefined;
      if (!hasMoved()) drafts.set(form, told);
      else if (!drafts.has(form)) drafts.set(form, await kept.draft(form).catch(() => undefined));
      return drafts.get(form);
    },
  };
}

const followedRows = () => ({
  user: watched<KeptUser | undefined>((store, next) => store.watchUser(next)),
  favorites: watched<FavoriteRow[]>((store, next) => store.watchFavorites(next)),
  letters: watched<LetterWish[]>((store, next) => store.watchLetters(next)),
  tickets: watched<TicketWish[]>((store, next) => store.watchTickets(next)),
});

/** What was not followed yet is read, as far as the device still tells. */
async function carryOver(
  { user, favorites, letters, tickets }: ReturnType<typeof followedRows>,
  kept: PlayerStore,
  memory: MemoryPlayerStore,
): Promise<void> {
  if (user.last) await memory.saveUser(user.last);
  await memory.restoreFavorites(favorites.last ?? (await kept.waitingFavorites().catch(() => [])));
  await memory.wishLetters(letters.last ?? (await kept.letterWishes().catch(() => [])));
  await memory.wishTickets(tickets.last ?? (await kept.ticketWishes().catch(() => [])));
  await Promise.all(FACTS.map((name) => carryFact(name, kept, memory)));
  for (const one of [user, letters, tickets, favorites]) one.moveTo(memory);
}

const FACTS = Object.keys({
  searches: true,
  hiddenOffers: true,
  isHiddenUntold: true,
  shownOffers: true,
  dismissed: true,
  deposits: true,
  spentDraft: true,
} satisfies Record<keyof PlayerFacts, true>) as (keyof PlayerFacts)[];

/** What is told of a fact later is told of all that was known: a list that has lost its beginning would take the place of the whole. */
async function carryFact(name: keyof PlayerFacts, kept: PlayerStore, memory: MemoryPlayerStore): Promise<void> {
  const value = await kept.fact(name).catch(() => undefined);
  if (value !== undefined) await memory.keepFact(name, value);
}

/** What is followed goes on being followed in the other store; the last that was heard is known to both. */
function watched<Value>(begin: (store: PlayerStore, next: (value: Value) => void) => Subscription) {
  const following = new Map<(value: Value) => void, Subscription>();
  const state: { last?: Value } = {};
  const follow = (store: PlayerStore, next: (value: Value) => void): void => {
    following.get(next)?.unsubscribe();
    const heard = (value: Value): void => {
      state.last = value;
      next(value);
    };
    following.set(next, begin(store, heard));
  };
  return {
    get last() {
      return state.last;
    },
    watch(store: PlayerStore, next: (value: Value) => void): Subscription {
      follow(store, next);
      return {
        unsubscribe: () => {
          following.get(next)?.unsubscribe();
          following.delete(next);
        },
      };
    },
    moveTo(store: PlayerStore): void {
      for (const next of following.keys()) follow(store, next);
    },
  };
}
