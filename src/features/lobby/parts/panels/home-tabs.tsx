import type { GameType } from '#contract/entities/game.ts';
import { Icon } from '#ui/icon/index.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text } from '../../text.ts';
import { nameOfType, PANEL, tabsOf } from './tabs-of.ts';

export const typeName = (type: GameType): string => nameOfType(type, text);

interface HomeTabsProps {
  types: GameType[];
  selected: number;
  onSelect: (id: number) => void;
}

export function HomeTabs({ types, selected, onSelect }: HomeTabsProps) {
  const tabs = tabsOf(types, text).map(({ id, icon, name }) => ({
    id,
    label: (
      <>
        <Icon name={icon} />
        {name}
      </>
    ),
  }));
  return (
    <Tabs name={text.categories} look="cards" tabs={tabs} selected={selected} panelId={PANEL} onSelect={onSelect} />
  );
}
