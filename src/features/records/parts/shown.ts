/** What of the records is on the screen, for the parts of it that the list draws. */
import { createContext, useContext } from 'react';
import type { ListRow, Pages } from '#data/ask/use-pages.ts';
import { must } from '#shared/assert.ts';
import type { KindName } from '../rules/kinds.ts';
import type { Period } from '../rules/period.ts';
import type { Told } from '../rules/told.ts';
import type { View } from './views.tsx';

export interface Shown {
  view: View;
  kind: KindName | undefined;
  period: Period;
  pages: Pages<ListRow>;
  /** As the server knows it, and not a phone whose clock is wrong. */
  today: string;
  open: (story: Told) => void;
}

export const ShownRecords = createContext<Shown | undefined>(undefined);

export const useShown = (): Shown => must(useContext(ShownRecords), 'it is drawn within the screen of records');
