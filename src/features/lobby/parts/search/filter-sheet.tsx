import type { ReactNode } from 'react';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from './text.ts';
import { type Filters, toggled, type useFilters } from './use-filters.ts';

interface FilterSheetProps {
  lobby: Lobby;
  typeNames: Record<number, string>;
  filtering: ReturnType<typeof useFilters>;
  /** A guest likes nothing yet. */
  hasLikes: boolean;
  /** Undefined while nobody knows. */
  total: number | undefined;
  onClose: () => void;
}

/** What narrows the list. Every choice counts at once, so the button at its end only says what waits behind it. */
export function FilterSheet({ lobby, typeNames, filtering, hasLikes, total, onClose }: FilterSheetProps) {
  const { filters, setFilters } = filtering;
  const change = (changed: Partial<Filters>): void => setFilters({ ...filters, ...changed });
  const brands = lobby.brands.filter(({ status }) => status === 1);
  return (
    <Sheet
      look="bottom"
      title={text.filtersTitle}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={filtering.clear}>
            {text.clearFilters}
          </Button>
          <Button look="gold" onClick={onClose}>
            {total === undefined ? text.showGames : text.show(total)}
          </Button>
        </>
      }
    >
      <Group name={text.filterMore}>
        <Choice isOn={filters.isHot} name={text.onlyHot} onToggle={() => change({ isHot: !filters.isHot })} />
        <Choice isOn={filters.isNew} name={text.onlyNew} onToggle={() => change({ isNew: !filters.isNew })} />
        {hasLikes && (
          <Choice
            isOn={filters.isFavorite}
            name={text.onlyFavorites}
            onToggle={() => change({ isFavorite: !filters.isFavorite })}
          />
        )}
      </Group>
      <Group name={text.filterTypes}>
        {lobby.types.map(({ id }) => (
          <Choice
            key={id}
            isOn={filters.typeIds.includes(id)}
            name={typeNames[id] ?? ''}
            onToggle={() => change({ typeIds: toggled(filters.typeIds, id) })}
          />
        ))}
      </Group>
      <Group name={text.filterBrands}>
        {brands.map(({ id, name }) => (
          <Choice
            key={id}
            isOn={filters.brandIds.includes(id)}
            name={name ?? ''}
            onToggle={() => change({ brandIds: toggled(filters.brandIds, id) })}
          />
        ))}
      </Group>
    </Sheet>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{name}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

function Choice({ isOn, name, onToggle }: { isOn: boolean; name: string; onToggle: () => void }) {
  return (
    <label className="filter-choice">
      <input type="checkbox" checked={isOn} onChange={onToggle} />
      {name}
    </label>
  );
}
