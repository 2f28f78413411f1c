import { Tabs } from '#ui/tabs/tabs.tsx';
import { type Period, PERIODS } from '../rules/period.ts';
import { text } from '../text.ts';

interface PeriodTabsProps {
  period: Period;
  panelId: string;
  onSelect: (period: Period) => void;
}

/** Of which time a list or a report is. */
export function PeriodTabs({ period, panelId, onSelect }: PeriodTabsProps) {
  return (
    <Tabs
      name={text.periodsName}
      look="chips"
      tabs={PERIODS.map((id) => ({ id, label: text.periods[id] }))}
      selected={period}
      panelId={panelId}
      onSelect={onSelect}
    />
  );
}
