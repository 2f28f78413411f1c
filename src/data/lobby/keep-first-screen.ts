/** Keeps what home opens with where the document finds it at once. Each change is written at once: a page may be killed at any moment. */
import { effect, signal } from '@preact/signals-react';
import { HOT_LIMIT } from '#contract/limits.ts';
import { once } from '#shared/once.ts';
import { markOf } from '#shared/mark-of.ts';
import { maskPhone } from '#shared/mask-phone.ts';
import { type FirstScreen, firstScreenOf, type KeptScreen, screenMark } from '#store/first-screen.ts';
import type { FirstPlayer } from '#store/player-schema.ts';
import type { Lobby } from '#store/queries.ts';
import { readDevice, removeDevice, writeDevice } from '../device/device.ts';
import { favoriteRows } from '../favorites/favorites.ts';
import { hiddenTypes, player, sessionMark } from '../player/session.ts';
import { watch } from './stored.ts';

export const keepFirstScreen = once(async () => {
  const lobby = signal<Lobby>();
  watch('lobby', { hotLimit: HOT_LIMIT }).subscribe((known) => void (lobby.value = known ?? lobby.value));
  effect(() => {
    if (!lobby.value) return;
    const first = firstPlayer();
    const stored = readDevice('ACCESS_TOKEN');
    // Another tab has changed players, and this one has not heard of it yet.
    if (sessionMark.value !== (stored ? markOf(stored) : '')) return;
    // Whose screen it is, is not known yet.
    if (stored && !first) return;
    const { brands, ...screen } = firstScreenOf(lobby.value, first);
    const used = new Set(screen.games.map(({ brandId }) => brandId));
    const kept: KeptScreen = {
      of: screenMark(first ? markOf(String(first.kept.user.id)) : null),
      screen: {
        ...screen,
        brands: brands.filter(({ id }) => used.has(id)),
        player: first && shownPlayerOf(first),
      },
    };
    // A full device keeps none rather than an old one.
    removeDevice('firstScreen');
    writeDevice('firstScreen', JSON.stringify(kept));
  });
});

/** No more of a player lies beside the databases than is drawn, and no number: who signed up by phone has it for a name. */
function shownPlayerOf({ kept, wishes }: FirstPlayer): FirstScreen['player'] {
  const { nickname, account, mobile, avatar, avatarOther, vip, coin, appGameDataUser } = kept.user;
  const name = account === mobile ? maskPhone(account) : account;
  return {
    user: { nickname, account: name, avatar, avatarOther, vip, coin, appGameDataUser },
    savedAt: kept.savedAt,
    wishes,
  };
}

function firstPlayer(): FirstPlayer | undefined {
  const kept = player.value;
  return kept && { kept, wishes: favoriteRows.value, hidden: [...(hiddenTypes.value ?? [])] };
}
