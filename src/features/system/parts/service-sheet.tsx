import { serviceSheet } from '#data/open-sheet.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { ServiceList } from './service-list.tsx';

/** Help over any screen, which stays as it is. */
export function ServiceSheet({ config }: { config: Lobby['config'] }) {
  return (
    <Sheet look="bottom" title={text.serviceTitle} onClose={serviceSheet.close}>
      <ServiceList config={config} />
    </Sheet>
  );
}
