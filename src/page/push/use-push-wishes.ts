/** What this phone tells its player while the app is closed, and how a tap changes that. */
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { push } from '#contract/push.ts';
import { PUSH_KINDS, type PushKind } from '#contract/push-kinds.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { language } from '#data/device/language.ts';
import { samePlayer } from '#data/player/same-player.ts';
import { onPlayerChange } from '#data/player/session.ts';
import { closePushPlace, openPushPlace, type PushRefusal, pushPlace } from './push-place.ts';

/** `failed`: the server does not know of it. */
export type PushEnding = PushRefusal | 'saved' | 'failed';

/** What a tap of this visit has brought about, for every part that shows it. */
const lastSaved = signal<{ kinds: readonly string[]; atMs: number } | undefined>(undefined);
onPlayerChange(() => (lastSaved.value = undefined));

export function usePushWishes() {
  useSignals();
  // As it was when the part was opened: a place that is made at a tap is not asked about, or the list would go and come.
  const [found, setFound] = useState<string>();
  useEffect(() => void pushPlace().then((place) => setFound(place?.endpoint ?? '')), []);
  const reading = useAnswer(push.getPush, found === undefined ? undefined : { endpoint: found });
  const saving = useAction(push.setPush);
  const [isAsking, setIsAsking] = useState(false);
  const { answer, savedAt = 0 } = reading;
  const saved = lastSaved.value;
  const kinds = saved && saved.atMs >= savedAt ? saved.kinds : (answer?.kinds ?? []);
  const isBusy = isAsking || saving.isPending;

  /** Asks the browser, and tells the server. Undefined where another tap is still under way, and once another player is here. */
  async function wish(kind: PushKind, isWished: boolean): Promise<PushEnding | undefined> {
    if (!answer || isBusy) return undefined;
    setIsAsking(true);
    const isSamePlayer = samePlayer();
    const place = await openPushPlace(answer.publicKey);
    setIsAsking(false);
    if (!isSamePlayer()) return undefined;
    if (typeof place === 'string') return place;
    const next = PUSH_KINDS.filter((known) => (known === kind ? isWished : kinds.includes(known)));
    const wished = { ...place, kinds: next, language: language.peek() };
    const told = await saving.run(() => wished, JSON.stringify(wished));
    if (!told) return 'failed';
    lastSaved.value = { kinds: told.kinds, atMs: Date.now() };
    if (told.kinds.length === 0) await closePushPlace();
    return 'saved';
  }

  return { answer, kinds, isBusy, failure: reading.failure ?? saving.failure, refresh: reading.refresh, wish };
}
