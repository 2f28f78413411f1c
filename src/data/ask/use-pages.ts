import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef, useState } from 'react';
import type { Answer, Input, Row } from '#contract/define.ts';
import { fail, type Failure, type Outcome, succeed } from '#shared/outcome.ts';
import { call } from '../call/call.ts';
import { samePlayer } from '../player/same-player.ts';
import { sessionMark } from '../player/session.ts';
import { useFailed } from './use-action.ts';
import { type Reading, useAnswer } from './use-answer.ts';

interface ListAnswer {
  list: readonly Entry[];
  total: number;
}

interface Entry {
  id: string | number;
}

/** A call that is answered by the page, newest first. */
export type ListRow = Row & { readonly answer: { readonly '~types'?: { readonly output: ListAnswer } | undefined } };

type EntryOf<R extends ListRow> = Entry & (Answer<R> extends { list: readonly (infer One)[] } ? One : never);

export interface Pages<R extends ListRow> {
  /** The first page, which the device keeps as the row's policy says, with whatever is told of the whole list. */
  first: Reading<R>;
  /** Of all pages that are here, each once. */
  list: readonly EntryOf<R>[];
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page did not come. */
  failure: Failure | undefined;
  loadMore: () => Promise<void>;
}

/** Of the pages that a screen shows. */
export const PAGE_SIZE = 20;

/** What has come so far, of the first page as it was then and of those after it. */
interface Read<One> {
  of: string;
  entries: readonly One[];
  page: number;
  /** The server had no further entry, whatever the count says. */
  isEnd: boolean;
}

/**
 * Reads a list page by page. Entries that come while it is read push the others on, so a page may bring some again: each
 * is shown once, and none is left out. Another input is another list.
 */
export function usePages<R extends ListRow>(row: R, input: Omit<Input<R>, 'page' | 'pageSize'>): Pages<R> {
  useSignals();
  const first = useAnswer(row, { ...input, page: 1, pageSize: PAGE_SIZE });
  // Nothing that was read for one player, or of another list, is joined to what is read next.
  const id = `${sessionMark.value} ${row.path} ${JSON.stringify(input)}`;
  const [state, setState] = useState<Read<EntryOf<R>>>();
  const [loading, setLoading] = useState<string>();
  const [failed, setFailed] = useFailed<{ of: string; failure: Failure }>();
  const asking = useRef<string>(undefined);
  const head = listOf<R>(first.answer);
  // Where more is new than a page holds, nobody knows what lies between: the list begins anew.
  const read = state?.of === id && isJoined(head, state.entries) ? state : undefined;
  const list = useMemo(() => joined(head, read?.entries ?? []), [head, read]);
  const hasMore = first.answer !== undefined && !read?.isEnd && list.length < totalOf(first.answer);

  async function loadMore(): Promise<void> {
    if (!hasMore || asking.current === id) return;
    asking.current = id;
    setLoading(id);
    setFailed(undefined);
    const page = (read?.page ?? 1) + 1;
    const outcome = await call(row, pageWithoutSums<R>(input, page, PAGE_SIZE));
    if (asking.current !== id) return;
    asking.current = undefined;
    setLoading(undefined);
    if (!outcome.ok) return setFailed({ of: id, failure: outcome.failure });
    const came = listOf<R>(outcome.value.answer);
    setState({ of: id, entries: joined(list, came), page, isEnd: came.length < PAGE_SIZE });
  }

  return {
    first,
    list,
    hasMore,
    isLoading: loading === id,
    failure: failed?.of === id ? failed.failure : undefined,
    loadMore,
  };
}

const MOST_AT_ONCE = 100;
/** More is no file for a phone. */
export const MOST_READ = 5_000;

interface All<R extends ListRow> {
  list: readonly EntryOf<R>[];
  /** Of the whole list, which may have more than are read. */
  total: number;
}

interface ReadingAll {
  signal: AbortSignal;
  tell: (read: number, total: number) => void;
  /** Of a list whose entries are long. */
  pageSize?: number;
}

/** Reads the whole list for one purpose, page after page, for one player. Undefined once it is not wanted any more. */
export async function readAllPages<R extends ListRow>(
  row: R,
  input: Omit<Input<R>, 'page' | 'pageSize'>,
  { signal, tell, pageSize = MOST_AT_ONCE }: ReadingAll,
): Promise<Outcome<All<R>> | undefined> {
  const isSamePlayer = samePlayer();
  let list: readonly EntryOf<R>[] = [];
  for (let page = 1; ; page += 1) {
    const outcome = await call(row, pageWithoutSums<R>(input, page, pageSize));
    if (signal.aborted || !isSamePlayer()) return undefined;
    if (!outcome.ok) return fail(outcome.failure);
    const came = listOf<R>(outcome.value.answer);
    const total = totalOf(outcome.value.answer);
    list = joined(list, came);
    tell(list.length, total);
    if (came.length < pageSize || list.length >= Math.min(total, MOST_READ)) return succeed({ list, total });
  }
}

/** Sums are of the whole list, and are shown from its first page: to ask for them again sums up the whole history again. */
const pageWithoutSums = <R extends ListRow>(input: object, page: number, pageSize: number): Input<R> => ({
  ...input,
  sumBy: undefined,
  page,
  pageSize,
});

const NOTHING: readonly never[] = [];

const listOf = <R extends ListRow>(answer: Answer<R> | undefined): readonly EntryOf<R>[] =>
  (answer?.list ?? NOTHING) as readonly EntryOf<R>[];

const totalOf = (answer: unknown): number => (answer as ListAnswer).total;

/** The second list after the first, without what the first has. */
function joined<One extends Entry>(head: readonly One[], rest: readonly One[]): readonly One[] {
  const known = new Set(head.map((one) => one.id));
  return [...head, ...rest.filter((one) => !known.has(one.id))];
}

function isJoined(head: readonly Entry[], rest: readonly Entry[]): boolean {
  const known = new Set(rest.map((one) => one.id));
  return head.some((one) => known.has(one.id));
}
