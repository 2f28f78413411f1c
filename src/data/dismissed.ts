/** What the player was offered once, and does not want to be offered again: kept with them on this device. */
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { log } from '#shared/log.ts';
import { inPlayerStore, onPlayerChange, player } from './player/session.ts';

type Offered = 'superior';

const known = signal<readonly string[] | undefined>(undefined);

onPlayerChange(() => (known.value = undefined));

/** True until it is known, so that nothing shows for a moment and goes. */
export function useIsDismissed(name: Offered): boolean {
  useSignals();
  const id = player.value?.user.id;
  useEffect(() => {
    if (id !== undefined && known.peek() === undefined) void load(id);
  }, [id]);
  return known.value?.includes(name) ?? true;
}

/** Joins what is kept, which may not have been read yet. */
export async function dismiss(name: Offered): Promise<void> {
  const id = player.peek()?.user.id;
  const join = (names: readonly string[] = []) => [...names.filter((one) => one !== name), name];
  const show = (names: readonly string[]) => {
    if (player.peek()?.user.id === id) known.value = names;
  };
  if (known.peek()) show(join(known.peek()));
  await inPlayerStore(async (store) => {
    const names = join(await store.fact('dismissed'));
    show(names);
    await store.keepFact('dismissed', names);
  }).catch((error: unknown) => {
    show(join(known.peek()));
    log.info('what a player has dismissed is not kept', { why: String(error) });
  });
}

async function load(id: number): Promise<void> {
  const names = await inPlayerStore((store) => store.fact('dismissed')).catch(() => undefined);
  if (player.peek()?.user.id === id) known.value ??= names ?? [];
}
