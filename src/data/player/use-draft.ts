import { useEffect, useEffectEvent, useRef } from 'react';
import { log } from '#shared/log.ts';
import type { Draft } from '#store/player-schema.ts';
import { inPlayerStore } from './session.ts';

/**
 * A player's half-typed form, kept in their own database until it is sent: it survives a reload, a killed tab and a day
 * offline. `fill` puts in what was kept. Passwords and codes are never among the fields.
 */
export function useDraft(form: string, fields: Draft, fill: (kept: Draft) => void): { forget: () => void } {
  const isRead = useRef(false);
  const fillIn = useEffectEvent(fill);
  const typed = JSON.stringify(fields);

  useEffect(() => {
    let isGone = false;
    void inPlayerStore((store) => store.draft(form))
      .catch(noteUnkept)
      .then((kept) => {
        if (isGone) return;
        isRead.current = true;
        if (kept) fillIn(kept);
      });
    return () => {
      isGone = true;
    };
  }, [form]);

  useEffect(() => {
    if (isRead.current) keep(form, JSON.parse(typed) as Draft);
  }, [form, typed]);

  return { forget: () => keep(form, undefined) };
}

const keep = (form: string, fields: Draft | undefined): void =>
  void inPlayerStore((store) => store.keepDraft(form, fields)).catch(noteUnkept);

function noteUnkept(error: unknown): undefined {
  log.info('a draft is not kept', { why: String(error) });
}
