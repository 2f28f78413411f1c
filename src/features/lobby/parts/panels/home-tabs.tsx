import type { GameType } from '#contract/entities/game.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text } from '../../text.ts';

export const TAB_HOME = 0;
export const TAB_COLLECT = 101;

const typeIcons: Record<number, IconName> = { 1: 'slots', 2: 'fish', 3: 'cards', 4: 'ball', 5: 'live', 6: 'dice' };

export const typeName = (type: GameType): string => type.name || (text.typeNames[type.id] ?? String(type.id));

interface HomeTabsProps {
  types: GameType[];
  selected: number;
  panelId: string;
  onSelect: (id: number) => void;
}

/** Home, Collect, and one tab per type of game. */
export function HomeTabs({ types, selected, panelId, onSelect }: HomeTabsProps) {
  const tabs = [
    { id: TAB_HOME, label: <TabLabel icon="flame" name={text.home} /> },
    { id: TAB_COLLECT, label: <TabLabel icon="heart" name={text.collect} /> },
    ...types.map((type) => ({
      id: type.id,
      label: <TabLabel icon={typeIcons[type.id] ?? 'dice'} name={typeName(type)} />,
    })),
  ];
  return (
    <Tabs name={text.categories} look="cards" tabs={tabs} selected={selected} panelId={panelId} onSelect={onSelect} />
  );
}

function TabLabel({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} />
      {name}
    </>
  );
}
