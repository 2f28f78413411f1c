import { useSignals } from '@preact/signals-react/runtime';
import { forgetSearches, recentSearches } from '#data/lobby/search.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';

export function RecentSearches({ onChoose }: { onChoose: (typed: string) => void }) {
  useSignals();
  if (recentSearches.value.length === 0) return null;
  return (
    <section className="search-recent" aria-label={text.recent}>
      <h2>{text.recent}</h2>
      <Button look="link" aria-label={text.forgetRecent} onClick={forgetSearches}>
        <Icon name="trash" />
      </Button>
      <div className="search-chips">
        {recentSearches.value.map((typed) => (
          <Button key={typed} look="chip" onClick={() => onChoose(typed)}>
            <Icon name="clock" />
            {typed}
          </Button>
        ))}
      </div>
    </section>
  );
}
