import { HOT_LIMIT } from '#contract/limits.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { Screen } from '#page/screen.tsx';
import { SearchView } from '../parts/search/search-view.tsx';
import { text } from '../parts/search/text.ts';

export function SearchScreen() {
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  return <Screen title={text.title}>{lobby && <SearchView lobby={lobby} />}</Screen>;
}
