import { useSignals } from '@preact/signals-react/runtime';
import { Component, type ReactNode, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { mayReload } from '#early/guarded-reload.ts';
import { go } from '#go';
import { paths } from '#paths';
import { log } from '#shared/log.ts';
import { FailureScreen } from '#ui/failure/failure-screen.tsx';
import { text } from '../text.ts';
import { isMissingPiece } from '../updates.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in the place of what failed, where a whole screen would be too much. */
  otherwise?: ReactNode;
}

/**
 * Once, and without the copies of what the server has, since one of them may be damaged. Not under a game, an open
 * deposit or something typed, and not for a piece of the app that did not come, which no copy is to blame for.
 */
async function beginAnew(error: unknown): Promise<void> {
  if (isReloadHeld.peek() || isMissingPiece(error) || !mayReload()) return;
  const { forgetCopies } = await import('#data/app/storage.ts');
  await forgetCopies();
  location.reload();
}

/** A screen that fails says so, and the rest of the app stays alive. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean; isPiece: boolean }> {
  override state = { hasFailed: false, isPiece: false };

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, isPiece: isMissingPiece(error) };
  }

  override componentDidCatch(error: unknown) {
    // That a piece does not come without a network is no fault of the program.
    log[isMissingPiece(error) && !navigator.onLine ? 'info' : 'error']('a screen failed', { why: String(error) });
    if (this.props.otherwise === undefined) void beginAnew(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.otherwise !== undefined) return this.props.otherwise;
    return <Missing isPiece={this.state.isPiece} />;
  }
}

/** Stands in the place of a screen. */
export const Missing = (why: { isPiece: boolean }) => (
  <main id="main" tabIndex={-1}>
    <Failed {...why} />
  </main>
);

/** A reload without a connection would lose the app. A piece that is missing for want of one comes by itself, see `updates.ts`. */
function Failed({ isPiece }: { isPiece: boolean }) {
  useSignals();
  return useOnceTrue(isPiece && !isReachable.value) ? (
    <FailureScreen
      icon="cloudOff"
      title={text.awayTitle}
      message={text.away}
      action={{ label: text.home, run: () => go(paths.home()) }}
    />
  ) : (
    <FailureScreen
      icon="refresh"
      title={text.crashTitle}
      message={text.crash}
      action={{ label: text.reload, run: () => location.reload() }}
    />
  );
}

/** Stays true: with the connection comes a reload, and until the page has gone no other words are seen. */
function useOnceTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
