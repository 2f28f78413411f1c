import { useSignals } from '@preact/signals-react/runtime';
import { isReachable } from '#data/call/connection.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { showToast } from '#data/toasts.ts';
import { paths } from '#paths';
import { MoneyLink } from '#ui/button/button.tsx';
import { text } from '../text.ts';

/** A tap opens the deposit over the game; the link itself leads to its screen, in another tab too. */
export function DepositHere() {
  useSignals();
  return (
    <MoneyLink
      look="gold"
      href={paths.deposit()}
      isConnected={isReachable.value}
      onRefused={showToast}
      onClick={(event) => {
        event.preventDefault();
        depositSheet.open({});
      }}
    >
      {text.deposit}
    </MoneyLink>
  );
}
