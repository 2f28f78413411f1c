import { useSignals } from '@preact/signals-react/runtime';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { endToast, toast } from '#data/toasts.ts';
import { sheetHistory } from '#ui/sheet/sheet-history.ts';
import { Toast, useToastTime } from '#ui/toast/toast.tsx';

/** Toasts stand inside the sheet on top while there is one: outside of it nothing is seen or read out. */
export function Toasts() {
  useSignals();
  const sheet = useSyncExternalStore(sheetHistory.onTopChange, sheetHistory.top);
  useToastTime(toast.value, endToast);
  const region = <Toast shown={toast.value} />;
  return sheet ? createPortal(region, sheet) : region;
}
