import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { isReachable } from '#data/call/connection.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { depositSheet, gameSheet, menuSheet, searchSheet, serviceSheet, termsSheet } from '#data/open-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyNamed } from '#ui/lazy-named.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Until } from '#ui/until.tsx';
import { useIsAway } from '../shell/awaited.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { text } from '../text.ts';

const TermsSheet = lazyNamed(() => import('#features/legal/parts/legal-tabs.tsx'), 'TermsSheet');
const DepositSheet = lazyNamed(() => import('#features/deposit/parts/deposit-sheet.tsx'), 'DepositSheet');
const GameSheet = lazyNamed(() => import('#features/lobby/parts/game-sheet/game-sheet.tsx'), 'GameSheet');
const SearchSheet = lazyNamed(() => import('#features/lobby/parts/search/search-view.tsx'), 'SearchSheet');
const ServiceSheet = lazyNamed(() => import('#features/system/parts/service-list.tsx'), 'ServiceSheet');

const sheets = [depositSheet, gameSheet, menuSheet, searchSheet, serviceSheet, termsSheet];

/** Who reads a sheet is not interrupted. */
export const isAnySheetOpen = (): boolean => sheets.some(({ shown }) => shown.value !== undefined);

/** The sheets that a player opens, from any screen. */
export function Sheets({ lobby }: { lobby: Lobby }) {
  useSignals();
  const gameId = gameSheet.shown.value;
  const deposit = depositSheet.shown.value;
  return (
    <>
      {termsSheet.shown.value && own(<TermsSheet />, termsSheet.close)}
      {searchSheet.shown.value && own(<SearchSheet lobby={lobby} />, searchSheet.close)}
      {gameId !== undefined && own(<GameSheet key={gameId} gameId={gameId} lobby={lobby} />, gameSheet.close)}
      {deposit && own(<DepositSheet lobby={lobby} {...deposit} />, depositSheet.close)}
      {serviceSheet.shown.value && own(<ServiceSheet config={lobby.config} />, serviceSheet.close)}
    </>
  );
}

/** A sheet that fails says so, as one whose code is late does, and takes nothing else along that stands over the screens. */
const own = (sheet: ReactNode, close: () => void): ReactNode => (
  <ErrorBoundary otherwise={<SheetFailed onClose={close} />}>
    <Until fallback={<SheetAwaited onClose={close} />}>{sheet}</Until>
  </ErrorBoundary>
);

interface ForSheetProps {
  onClose: () => void;
}

const SheetAwaited = ({ onClose }: ForSheetProps) =>
  useIsAway() && (
    <Sheet look="popup" title={text.awayTitle} isContentTold onClose={onClose}>
      <p data-msg-key={text.away.key}>{text.away.text}</p>
    </Sheet>
  );

/** Stands in the place of a sheet that failed. Without a connection a reload would lose the app. */
function SheetFailed({ onClose }: ForSheetProps) {
  useSignals();
  return (
    <Sheet
      look="popup"
      title={text.crashTitle}
      isContentTold
      onClose={onClose}
      footer={
        isReachable.value && (
          <Button look="gold" onClick={() => location.reload()}>
            {text.reload}
          </Button>
        )
      }
    >
      <p data-msg-key={text.crash.key}>{text.crash.text}</p>
    </Sheet>
  );
}
