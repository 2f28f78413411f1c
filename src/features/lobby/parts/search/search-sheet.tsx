import { searchSheet } from '#data/open-sheet.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { SearchView } from './search-view.tsx';
import { text } from './text.ts';

/** Search over home, for a guest. */
export function SearchSheet({ lobby }: { lobby: Lobby }) {
  return (
    <Sheet look="full" title={text.title} closeLabel={text.close} onClose={searchSheet.close}>
      <SearchView lobby={lobby} />
    </Sheet>
  );
}
