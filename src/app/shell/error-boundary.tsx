import { Component, type ReactNode } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { mayReload } from '#early/guarded-reload.ts';
import { log } from '#shared/log.ts';
import { isMissingPiece } from '#shared/missing-piece.ts';
import { FailureScreen } from '#ui/failure/failure-screen.tsx';
import { text } from '../text.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in the place of what failed, where a whole screen would be too much. */
  otherwise?: ReactNode;
}

/**
 * Once, and without the copies of what the server has, since one of them may be damaged. Not under a game, an open
 * deposit or something typed, nor without a connection, which alone brings such copies again; and not for a piece of the app that
 * did not come, which no copy is to blame for.
 */
async function beginAnew(error: unknown): Promise<void> {
  if (isReloadHeld.peek() || !isReachable.peek() || isMissingPiece(error) || !mayReload()) return;
  const { forgetCopies } = await import('#data/app/storage.ts');
  await forgetCopies();
  location.reload();
}

/** A screen that fails says so, and the rest of the app stays alive. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    log.error('a screen failed', { why: String(error) });
    if (this.props.otherwise === undefined) void beginAnew(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.otherwise !== undefined) return this.props.otherwise;
    return (
      <main id="main" tabIndex={-1}>
        <FailureScreen
          icon="refresh"
          title={text.crashTitle}
          message={text.crash}
          action={{ label: text.reload, run: () => location.reload() }}
        />
      </main>
    );
  }
}
