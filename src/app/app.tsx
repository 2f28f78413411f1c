import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { entryOwner, isOthersEntry } from '#data/player/owner.ts';
import { isSignedIn, sessionMark } from '#data/player/session.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { HomeScreen } from '#features/lobby/screens/home-screen.tsx';
import { LOBBY, paths } from '#paths';
import { Until } from '#ui/until.tsx';
import { spokenLanguage } from './languages.ts';
import { SignInGate } from './sign-in-gate.tsx';
import { Arrival } from './shell/arrival.tsx';
import { Awaited } from './shell/awaited.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { KeptScreen } from './shell/kept-screen.tsx';
import { followLinks, skipToMain } from './shell/follow-links.ts';
import { NoLobby } from './shell/no-lobby.tsx';
import { TabBar } from './shell/tab-bar.tsx';
import { redirectFor, rowOf, useTellNoScreen } from './guards.ts';
import { Later } from './later.tsx';
import { AwaitRoutes, routeTable } from './route-table.ts';
import { text } from './text.ts';
import './shell/frame.css';

/** One element for good, so that no other screen's drawing draws home as well. */
const home = (
  <ErrorBoundary>
    <HomeScreen />
  </ErrorBoundary>
);

/** The frame around every screen. Home stays alive behind the others, so that coming back costs nothing. */
export function App() {
  useSignals();
  const [location] = useLocation();
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  const mode = lobby?.config.mode ?? 'other';

  // Before the paint, or the first one would be in the other mode's colors.
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = mode;
  }, [mode]);

  useEffect(followLinks, []);
  useTakeOver();
  useTellNoScreen(location);

  if (!lobby) return <NoLobby failure={lobbyKeeper.failure.value} />;

  // What an address leads to is shown at once, and the address follows: home is kept alive through a redirect as well.
  const target = redirectFor(location, {
    isMaintenance: lobby.config.maintenance.status === 1,
    isSignedIn: isSignedIn.value,
    isOthers: isOthersEntry(),
  });
  const shown = target ?? location;
  const isHome = shown === paths.home();
  const route = isHome ? undefined : rowOf(shown);
  const screen = route?.group ?? shown;
  return (
    <div key={spokenLanguage.value} className="frame">
      {target && <Redirect key={`redirect to ${target}`} to={target} replace />}
      <SignInGate asked={target === paths.login() ? location : undefined} of={entryOwner()} />
      <a className="skip-link" href="#main" onClick={skipToMain}>
        {text.skip}
      </a>
      <div className="frame-screen">
        {/* Keyed, because what is hidden is drawn late: nothing of a player may stand in it once they have left. */}
        <KeptScreen key={sessionMark.value} isShown={isHome}>
          {home}
        </KeptScreen>
        {/* Keyed, so that leaving a screen that failed leaves the failure behind; home has its own, or it would go too. */}
        <ErrorBoundary key={screen}>
          <Until fallback={<Awaited />}>
            {!isHome && !routeTable.value && <AwaitRoutes until={<Awaited />} />}
            {route && <route.Screen key={route.group ?? route.path} />}
            {(route || isHome) && <Arrival key={`arrival at ${screen}`} address={shown} isHome={isHome} />}
          </Until>
        </ErrorBoundary>
      </div>
      {/* Until the table of screens is there, the address alone says which of them stand above the tab bar. */}
      {(isHome || (route ? route.isInLobby : shown.startsWith(LOBBY))) && <TabBar />}
      <Later lobby={lobby} location={shown} />
    </div>
  );
}

/** What the player did on the screen that the document drew goes on here. */
function useTakeOver(): void {
  useLayoutEffect(() => window.handOver?.place(), []);
  useEffect(() => {
    window.handOver?.act();
    delete window.handOver;
  }, []);
}
