import type { SearchAnswer } from '#data/lobby/search.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Button } from '#ui/button/button.tsx';
import type { Filters } from './use-filters.ts';
import { text } from './text.ts';

const MOST = 6;

interface AlikeProps {
  lobby: Lobby;
  typeNames: Record<number, string>;
  answer: SearchAnswer;
  onChoose: (only: Partial<Filters>) => void;
}

/** Brands and types that are called as what was typed: one tap shows all of their games. */
export function Alike({ lobby, typeNames, answer, onChoose }: AlikeProps) {
  const brands = answer.brandIds.flatMap((id) => {
    const name = lobby.brands.find((brand) => brand.id === id)?.name;
    return name ? { name, only: { brandIds: [id] } } : [];
  });
  const types = answer.typeIds.map((id) => ({ name: typeNames[id] ?? '', only: { typeIds: [id] } }));
  const alike: { name: string; only: Partial<Filters> }[] = [...types, ...brands].slice(0, MOST);
  if (alike.length === 0) return null;
  return (
    <div className="search-chips" role="group" aria-label={text.alike}>
      {alike.map(({ name, only }) => (
        <Button key={name} look="chip" aria-label={text.narrowTo(name)} onClick={() => onChoose(only)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
