import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent, ReactNode } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { showToast } from '#data/toasts.ts';
import { paths } from '#paths';
import { isPlainTap, MoneyLink } from '#ui/button/button.tsx';

/** A tap opens the deposit over the screen; the link itself leads to the deposit's own, in another tab too. */
export function DepositHere(shown: { look?: 'icon'; children: ReactNode }) {
  useSignals();
  return (
    <MoneyLink
      look="gold"
      {...shown}
      href={paths.deposit()}
      isConnected={isReachable.value}
      onRefused={showToast}
      onClick={openHere}
    />
  );
}

function openHere(event: MouseEvent): void {
  if (!isPlainTap(event)) return;
  event.preventDefault();
  depositSheet.open({});
}
