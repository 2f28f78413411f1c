import { HOT_LIMIT } from '#contract/limits.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { Screen } from '#page/screen.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Collected } from '../parts/panels/collect-panel.tsx';
import { text } from '../parts/panels/text.ts';
import './favorites-screen.css';

/** The liked games alone, as Collect shows them, for a player who comes from the menu. */
export function FavoritesScreen() {
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  return (
    <Screen title={text.favorites}>
      <div className="favorites">
        <Icon name="heart" />
        {lobby && <Collected lobby={lobby} collection="liked" />}
      </div>
    </Screen>
  );
}
