import { useSignals } from '@preact/signals-react/runtime';
import { COIN_KINDS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { type ListRow, PAGE_SIZE, type Pages, usePages } from '#data/ask/use-pages.ts';
import { isReachable } from '#data/call/connection.ts';
import { atServer } from '#data/device/server-clock.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import type { KindName } from '../rules/kinds.ts';
import { firstDay, inputOf, type Period } from '../rules/period.ts';
import { type View, viewOf } from './views.tsx';

interface ShownPages {
  view: View;
  pages: Pages<ListRow>;
  /** Sums can be told: the rows are those that were asked for. */
  hasSums: boolean;
}

/** The list of a kind and a time. Without a connection, and where this phone keeps no such list, what its newest movements have of it. */
export function useRecords(kind: KindName | undefined, period: Period): ShownPages {
  useSignals();
  const view = viewOf(kind);
  const pages = usePages(view.row, { ...view.input, ...inputOf(period) });
  const { answer, failure, refresh } = pages.first;
  const isMissing = !isReachable.value && answer === undefined && failure !== undefined;
  const kept = useAnswer(
    records.appUserCoinDetail,
    isMissing ? { ...inputOf('all'), page: 1, pageSize: PAGE_SIZE } : undefined,
  );
  const list = kept.answer?.list.filter(isOf(kind, period)) ?? [];
  if (!isMissing || list.length === 0) return { view, pages, hasSums: true };
  const first = { ...kept, answer: { list, total: list.length }, refresh };
  // That there may be more is said at the end of the list, until the connection is back.
  const rest = { hasMore: true, isLoading: false, failure: undefined, loadMore: refresh };
  return { view: viewOf(undefined), pages: { first, list, ...rest }, hasSums: false };
}

function isOf(kind: KindName | undefined, period: Period) {
  const day = firstDay(period, dayInManila(atServer()));
  const begin = day === undefined ? 0 : beginningOf(day).getTime();
  return (movement: { kind: number; createTime: number }): boolean =>
    (!kind || movement.kind === COIN_KINDS[kind]) && movement.createTime >= begin;
}
