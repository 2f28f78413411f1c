import type { Child, Make } from '../make.ts';

interface TabFacts {
  id: string | number;
  isSelected: boolean;
  panelId: string;
  onSelect?: () => void;
}

/** One tab of a row. */
export function tabMarkup<Made>(make: Make<Made>, tab: TabFacts, ...label: readonly Child<Made>[]): Made {
  return make(
    'button',
    {
      key: tab.id,
      type: 'button',
      role: 'tab',
      className: 'tab',
      'data-click': `tab ${tab.id}`,
      'aria-selected': tab.isSelected,
      'aria-controls': tab.panelId,
      tabIndex: tab.isSelected ? 0 : -1,
      onClick: tab.onSelect,
    },
    ...label,
  );
}
