/** The pages of promotions that have a body of their own, by the last part of their address, and what the server tells of each. */
import type { Promotion } from '#features/activities/promotion.ts';
import { shown } from './app.tsx';
import { CLAIMABLE, ENTRY, leftIn, RECEIVED, type State, STATES, told } from './promotion-states.ts';
import { exampleOf, wire } from './wire.ts';

const FOLDER = '../../../src/features/activities/bodies/';
const BODIES = import.meta.glob<Promotion>(
  ['../../../src/features/activities/bodies/*.tsx', '!../../../src/features/activities/bodies/*.test.tsx'],
  { import: 'described' },
);
const camel = (file: string): string => file.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const nameOf = (path: string): string => camel(path.slice(FOLDER.length, -'.tsx'.length));

export const PAGES = Object.entries(BODIES).map(([path, load]) => ({ name: nameOf(path), load }));

/** From now on its state is this. A promotion whose state is the list of activities has an entry there. */
export function tellState(
  name: string,
  { state: row, type }: Pick<Promotion, 'state' | 'type'>,
  state: State,
  changes: object = {},
): void {
  const answer = { startTime: 0, endTime: 0, ...exampleOf(row) };
  const list = 'activityMap' in answer && { activityMap: { [type]: { ...ENTRY, leftToday: leftIn(state) } } };
  const isNothingLeft = state.status === STATES['received']?.status || state === STATES['ended'];
  const own = isNothingLeft ? RECEIVED[name] : CLAIMABLE[name];
  wire.on(row, told({ ...answer, ...list, ...own, ...changes }, state) as object);
}

/** What was answered a moment ago is not asked again by itself. */
export async function askAgain(): Promise<void> {
  const { refreshShown } = await import('#data/ask/use-answer.ts');
  await refreshShown();
  await shown();
}
