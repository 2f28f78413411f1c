import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { goBack } from '#go';
import { isSignedIn } from '#data/player/session.ts';
import { LOBBY, paths } from '#paths';
import { Icon } from '#ui/icon/index.ts';
import { Screen as BareScreen } from '#ui/screen/screen.tsx';
import { DepositHere } from './deposit/deposit-here.tsx';
import { text } from './text.ts';

/** Where a player sees to their limits or shows who they are, and where one has just logged in. In the lobby the tab bar has the wallet. */
const WITHOUT: ReadonlySet<string> = new Set([
  paths.login(),
  paths.register(),
  paths.care(),
  paths.report(),
  paths.kyc(),
  paths.kycUpload(),
]);

/** A screen with the way back, and the way to a deposit at the end of a player's bar. */
export function Screen({ actions, ...rest }: Omit<ComponentProps<typeof BareScreen>, 'back'>) {
  useSignals();
  const [location] = useLocation();
  const hasDeposit = isSignedIn.value && !WITHOUT.has(location) && !location.startsWith(LOBBY);
  return (
    <BareScreen
      {...rest}
      back={{ label: text.back, run: goBack }}
      actions={
        <>
          {actions}
          {hasDeposit && (
            <DepositHere look="icon">
              <Icon name="wallet" />
              <span className="visually-hidden">{text.deposit}</span>
            </DepositHere>
          )}
        </>
      }
    />
  );
}
