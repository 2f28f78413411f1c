/** The promotions that a player has hidden from home: kept with the player on this device, until they are brought back. */
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { log } from '#shared/log.ts';
import { inPlayerStore, player } from './session.ts';

const NONE: readonly number[] = [];

/** With whose they are, so that the next player on this phone sees none of them. */
const hidden = signal<{ of: number | undefined; types: readonly number[] }>({ of: undefined, types: NONE });

export function useHiddenOffers(): readonly number[] {
  useSignals();
  const id = player.value?.user.id;
  useEffect(() => {
    if (id !== undefined) void load(id);
  }, [id]);
  return id !== undefined && hidden.value.of === id ? hidden.value.types : NONE;
}

async function load(id: number): Promise<void> {
  const types = await inPlayerStore((store) => store.fact('hiddenOffers')).catch(() => undefined);
  if (player.peek()?.user.id === id) hidden.value = { of: id, types: types ?? NONE };
}

export async function hideOffer(type: number, isHidden: boolean): Promise<void> {
  const id = player.peek()?.user.id;
  const others = (hidden.peek().of === id ? hidden.peek().types : NONE).filter((one) => one !== type);
  const types = isHidden ? [...others, type] : others;
  hidden.value = { of: id, types };
  await inPlayerStore((store) => store.keepFact('hiddenOffers', [...types])).catch((error: unknown) =>
    log.info('what is hidden is not kept', { why: String(error) }),
  );
}
