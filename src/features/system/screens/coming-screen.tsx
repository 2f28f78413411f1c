import { useLocation } from 'wouter';
import { paths } from '#paths';
import { FailureScreen } from '#ui/failure/failure-screen.tsx';
import { text } from '../text.ts';

/** Says honestly that a screen is not there yet, instead of leading nowhere. */
export function ComingScreen() {
  const [, go] = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <FailureScreen
        icon="clock"
        title={text.comingTitle}
        message={text.coming}
        action={{ label: text.backToLobby, run: () => go(paths.home()) }}
      />
    </main>
  );
}
