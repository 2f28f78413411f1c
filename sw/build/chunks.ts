/**
 * Which modules travel together. One script holds all that the entry needs at once. Left to itself the bundler cuts out
 * whatever two later pieces share, and a phone fetches and keeps a hundred small files that compress worse than forty.
 */
import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** The promotions about friends come without the others: after them in the list, so that what all share stays with those. */
const INVITES =
  /\/src\/features\/activities\/(bodies\/(invite-friends|spin|agent)|parts\/(use-)?(invite|wheel|card|side)|rules\/(odds|wheel|invite)|(agents|invites)-text)/;

/** `isOfFirstVisit`: a guest's first visit asks for this piece by itself, so the pack goes without it (decision 054). */
type Group = NonNullable<Splitting['groups']>[number] & { isOfFirstVisit?: true };

/** The first group that takes a module has it, with whatever the module needs. */
const groups: Group[] = [
  { name: 'first', tags: ['$initial'] },
  { name: 'routes', test: /\/src\/(app|features\/[a-z-]+)\/routes\.ts$/, isOfFirstVisit: true },
  { name: 'filipino', test: /\.fil\.ts$|\/languages\/filipino/ },
  {
    name: 'calls',
    test: /\/src\/(contract|shared)\/|\/store\/(event-batch|favorites|layout)/,
    minShareCount: 2,
    isOfFirstVisit: true,
  },
  { name: 'kept-store', test: /\/src\/store\/|\/player-stores|\/node_modules\/dexie\//, isOfFirstVisit: true },
  { name: 'late', test: /\/src\/data\/(app|ask|call|care|dots|money|player)\//, isOfFirstVisit: true },
  { name: 'data', test: /\/src\/data\//, minShareCount: 2, isOfFirstVisit: true },
  { name: 'rich-text', test: /\/src\/page\/rich-text\/|\/node_modules\/dompurify\// },
  { name: 'page-parts', test: /\/src\/page\/(qr|invite|promotions)\/|\/node_modules\/uqr\//, isOfFirstVisit: true },
  { name: 'long-lists', test: /\/node_modules\/virtua\/|\/src\/page\/long-list/, isOfFirstVisit: true },
  {
    name: 'forms',
    test: /\/node_modules\/(react-hook-form|@hookform)\/|\/src\/ui\/date\/date-sheet/,
    isOfFirstVisit: true,
  },
  { name: 'ui', test: /\/src\/(ui|page)\//, isOfFirstVisit: true },
  { name: 'aside', test: /\/src\/features\/(safebox|points|profile|news)\// },
  { name: 'account', test: /\/src\/features\/(account|care|mail|kyc)\// },
  { name: 'system', test: /\/src\/features\/(system|help)\// },
  {
    name: 'seasons',
    test: /\/features\/activities\/(seasons\/[a-z-]+\.tsx|bodies\/(new-year|weekend-lottery|festival)\.tsx)/,
    isOfFirstVisit: true,
  },
  { name: 'search', test: /\/features\/lobby\/(parts|screens)\/search/ },
  { name: (id) => (INVITES.test(id) ? null : (/\/src\/features\/([a-z-]+)\//.exec(id)?.[1] ?? null)) },
  { name: 'invites', test: INVITES },
  {
    name: 'app',
    test: /\/src\/app\/(tracking|overlays(\.tsx|\/(?!update-prompt|browser-tips)))/,
    isOfFirstVisit: true,
  },
  { name: 'tips', test: /\/src\/app\/overlays\// },
];

export const codeSplitting: Splitting = {
  groups: groups.map(({ isOfFirstVisit: _, ...group }, at) => ({ ...group, priority: groups.length - at })),
};

/** Pieces that are named after their feature. */
const FEATURES_OF_FIRST_VISIT = ['lobby', 'activities'];

/** The first script, the page's worker, and what registers the service worker. The bundler names each after its module. */
const UNGROUPED_OF_FIRST_VISIT = ['index', 'entry', 'workbox-window'];

const namesOfFirstVisit = [
  ...groups.flatMap(({ name, isOfFirstVisit }) => (isOfFirstVisit ? [String(name)] : [])),
  ...FEATURES_OF_FIRST_VISIT,
  ...UNGROUPED_OF_FIRST_VISIT,
];

/** Whether a guest's first visit asks for this file by itself, so that it lies in the browser's own cache by then. */
export const isOfFirstVisit = (file: string): boolean =>
  namesOfFirstVisit.some((name) => file.startsWith(`${name}-`) || file.startsWith(`${name}.`));
