import { useLocation } from 'wouter';
import { refreshConfig } from '#data/lobby.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { useStored } from '#data/use-stored.ts';
import { paths } from '#paths';
import { FailureScreen } from '#ui/screen/index.ts';
import { text } from '../text.ts';

/** Shows what the operator says, and the way back once it is over. */
export function MaintenanceScreen() {
  const [, go] = useLocation();
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  const maintenance = lobby?.config.maintenance;
  const isOver = maintenance?.status !== 1;
  return (
    <main id="main" tabIndex={-1}>
      <FailureScreen
        icon="clock"
        title={text.maintenanceTitle}
        message={text.maintenance(maintenance?.content ?? '')}
        action={
          isOver
            ? { label: text.backToLobby, run: () => go(paths.home()) }
            : { label: text.check, run: () => void refreshConfig() }
        }
      />
    </main>
  );
}
