/** Half-typed forms: a guest's for as long as the tab lives, a player's until it is sent, and a day longer where their session ends by itself. No password and no code is among them. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { log } from '#shared/log.ts';
import type { Subscription } from '#store/live.ts';
import type { Draft, PlayerFacts } from '#store/player-schema.ts';
import { readVisit, writeVisit } from '../device/visit.ts';
import { inPlayerStore } from './session.ts';

type Fields = Record<string, string>;

const NOTHING = JSON.stringify({});

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
 * was kept, and what the player has chosen while it was read. An amount that a call has used up goes, whichever tab has sent it.
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
  const spentKey = useRef<string>(undefined);
  const takeSpent = useEffectEvent((spent: PlayerFacts['spentDraft'] | undefined) => {
    const before = spentKey.current;
    spentKey.current = spent?.key ?? '';
    // What was used up before the form was opened is not what stands in it.
    if (before === undefined || before === spentKey.current) return;
    if (spent?.form === form && spent.amount === fields['amount']) fill({ ...fields, amount: '' });
  });

  useEffect(() => {
    let isGone = false;
    let following: Subscription | undefined;
    const atFirst = now();
    void inPlayerStore((store) => {
      if (!isGone && 'amount' in atFirst) following = store.watchFact('spentDraft', takeSpent);
      return store.draft(form);
    })
      .catch(noteUnkept)
      .then((kept) => {
        if (isGone) return;
        isRead.current = true;
        fillIn(kept, changesOf(now(), atFirst));
      });
    return () => {
      isGone = true;
      following?.unsubscribe();
    };
  }, [form]);

  useEffect(() => {
    if (isRead.current) keepDraft(form, typed === NOTHING ? undefined : (JSON.parse(typed) as Draft));
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
