import { useId, useState } from 'react';
import { COIN_KINDS } from '#contract/money-enums.ts';
import { atServer } from '#data/device/server-clock.ts';
import { DepositCard } from '#page/deposit/deposit-card.tsx';
import { ListPage } from '#page/list-page.tsx';
import { useQuery } from '#page/use-query.ts';
import { paths } from '#paths';
import { dayInManila } from '#shared/time.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { PeriodTabs } from '../parts/period-tabs.tsx';
import { RecordRow } from '../parts/record-row.tsx';
import { ShownRecords } from '../parts/shown.ts';
import { StorySheet } from '../parts/story-sheet.tsx';
import { Totals } from '../parts/totals.tsx';
import { useRecords } from '../parts/use-records.ts';
import { KIND_NAMES, type KindName, kindAsked } from '../rules/kinds.ts';
import { type Period, periodOf } from '../rules/period.ts';
import type { Told } from '../rules/told.ts';
import { text } from '../text.ts';
import './transactions-screen.css';

const ALL = 'all';

/** What has happened to the player's money, newest first. The address says which kind is shown, and of which time. */
export function TransactionsScreen() {
  const [asked, choose] = useQuery('kind');
  const [askedPeriod, choosePeriod] = useQuery('period');
  const [story, open] = useState<Told>();
  const kind = kindAsked(asked);
  const period = periodOf(askedPeriod);
  const { view, pages, hasSums } = useRecords(kind, period);
  const panelId = useId();
  const kinds = KIND_NAMES.map((name) => ({ id: name as KindName | typeof ALL, label: text.kinds[name] }));
  const today = dayInManila(atServer(pages.first.savedAt));
  return (
    <ShownRecords value={{ view, kind, period, pages, today, open }}>
      <ListPage
        title={text.transactions}
        pages={pages}
        panelId={panelId}
        filter={
          <div className="record-filters">
            <Tabs
              name={text.kindsName}
              look="chips"
              tabs={[{ id: ALL, label: text.all }, ...kinds]}
              selected={kind ?? ALL}
              panelId={panelId}
              onSelect={(name) => choose(name === ALL ? '' : String(COIN_KINDS[name]))}
            />
            <PeriodTabs period={period} panelId={panelId} onSelect={(id) => choosePeriod(id === ALL ? '' : id)} />
            {/* It moves the balance only once it is paid: until then no movement tells of it. */}
            {!kind && <DepositCard />}
            {kind === 'deposit' && <DepositCard isListed />}
          </div>
        }
        empty={emptyOf(kind, period)}
        Summary={hasSums ? Totals : undefined}
        Entry={RecordRow}
      />
      {story && <StorySheet story={story} onClose={() => open(undefined)} />}
    </ShownRecords>
  );
}

function emptyOf(kind: KindName | undefined, period: Period) {
  const toGames = { label: text.toGames, href: paths.home() };
  const toDeposit = { label: text.names.deposit, href: paths.deposit() };
  const action = kind === 'deposit' ? toDeposit : toGames;
  if (period === ALL) return { icon: 'list' as const, words: kind ? text.noneOfKind : text.none, action };
  const href = `${paths.transactions()}${kind ? `?kind=${COIN_KINDS[kind]}` : ''}`;
  return { icon: 'clock' as const, words: text.noneOfTime, action: { label: text.toAllTime, href } };
}
