import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { makeReact } from '../make.ts';
import { tabMarkup } from './tab-markup.ts';
import './tabs.css';

interface Tab<Id> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id> {
  name: string;
  look: 'cards' | 'chips';
  tabs: Tab<Id>[];
  selected: Id;
  panelId: string;
  onSelect: (id: Id) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row of tabs that scrolls sideways: one tab stop, arrows inside, and the chosen one is always in sight. */
export function Tabs<Id extends string | number>({ name, look, tabs, selected, panelId, onSelect }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

  const chosenAt = tabs.findIndex((tab) => tab.id === selected);

  useEffect(() => {
    const chosen = row.current?.querySelectorAll<HTMLElement>('[role=tab]')[chosenAt];
    // Only the row scrolls: scrollIntoView would also move the page under the finger.
    if (!chosen || !row.current) return;
    row.current.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 });
  }, [chosenAt]);

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(chosenAt + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  }

  return (
    <div ref={row} className={`tabs tabs-${look}`} role="tablist" aria-label={name} onKeyDown={move}>
      {tabs.map(({ id, label }) =>
        tabMarkup(makeReact, { id, panelId, isSelected: id === selected, onSelect: () => onSelect(id) }, label),
      )}
    </div>
  );
}
