/** Half-typed forms: a guest's for as long as the tab lives, a player's until it is sent, and a day longer where their session ends by itself. No password and no code is among them. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { log } from '#shared/log.ts';
import type { Draft } from '#store/player-schema.ts';
import { readVisit, writeVisit } from '../device/visit.ts';
import { inPlayerStore } from './session.ts';

type Fields = Record<string, string>;

/** What a guest has typed. */
export const readDraft = (form: string): Fields => readVisit('drafts')?.[form] ?? {};

export function writeDraft(form: string, fields: Fields): void {
  writeVisit('drafts', { ...readVisit('drafts'), [form]: fields });
}

export function forgetDraft(form: string): void {
  const { [form]: _gone, ...others } = readVisit('drafts') ?? {};
  writeVisit('drafts', others);
}

/**
 * A player's form, kept in their own database: it survives a reload, a killed tab and a day offline. `fill` puts in what
 * was kept, and what the player has chosen while it was read.
 */
export function useDraft(form: string, fields: Draft, fill: (kept: Draft) => void): { forget: () => void } {
  const isRead = useRef(false);
  const typed = JSON.stringify(fields);
  const now = useEffectEvent(() => fields);
  const fillIn = useEffectEvent((kept: Draft | undefined, chosen: Draft) => {
    const all = { ...fields, ...kept, ...chosen };
    if (kept) fill(all);
    if (Object.keys(chosen).length > 0) keepDraft(form, all);
  });

  useEffect(() => {
    let isGone = false;
    const atFirst = now();
    void inPlayerStore((store) => store.draft(form))
      .catch(noteUnkept)
      .then((kept) => {
        if (isGone) return;
        isRead.current = true;
        fillIn(kept, changesOf(now(), atFirst));
      });
    return () => {
      isGone = true;
    };
  }, [form]);

  useEffect(() => {
    if (isRead.current) keepDraft(form, JSON.parse(typed) as Draft);
  }, [form, typed]);

  return { forget: () => keepDraft(form, undefined) };
}

/** What is kept of a player's form. */
export const keptDraft = (form: string): Promise<Draft | undefined> =>
  inPlayerStore((store) => store.draft(form)).catch(noteUnkept);

/** For what arrives while its form may not be drawn. */
export const changeDraft = (form: string, change: (kept: Draft) => Draft): void =>
  void inPlayerStore(async (store) => store.keepDraft(form, change((await store.draft(form)) ?? {}))).catch(noteUnkept);

export const keepDraft = (form: string, fields: Draft | undefined): void =>
  void inPlayerStore((store) => store.keepDraft(form, fields)).catch(noteUnkept);

const changesOf = (fields: Draft, atFirst: Draft): Draft =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== atFirst[name]));

function noteUnkept(error: unknown): undefined {
  log.info('a draft is not kept', { why: String(error) });
}
