/**
 * Which modules travel together. One script holds all that the entry needs at once. Left to itself the bundler cuts out
 * whatever two later pieces share, and a phone fetches and keeps a hundred small files that compress worse than forty.
 */
import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** The promotions about friends come without the others: after them in the list, so that what all share stays with those. */
const INVITES =
  /\/src\/features\/activities\/(bodies\/(invite-friends|spin|agent)|parts\/(use-)?(invite|wheel|card|side)|rules\/(odds|wheel|invite)|(agents|invites)-text)/;

/** The first group that takes a module has it, with whatever the module needs. */
const groups: NonNullable<Splitting['groups']> = [
  { name: 'first', tags: ['$initial'] },
  { name: 'routes', test: /\/src\/(app|features\/[a-z-]+)\/routes\.ts$/ },
  { name: 'filipino', test: /\.fil\.ts$|\/languages\/filipino/ },
  { name: 'calls', test: /\/src\/(contract|shared)\/|\/store\/(event-batch|layout)/, minShareCount: 2 },
  { name: 'kept-store', test: /\/src\/store\/|\/player-stores|\/node_modules\/dexie\// },
  { name: 'late', test: /\/src\/data\/(app|ask|call|care|dots|events|money|player)\// },
  { name: 'data', test: /\/src\/data\//, minShareCount: 2 },
  { name: 'rich-text', test: /\/src\/page\/rich-text\/|\/node_modules\/dompurify\// },
  { name: 'page-parts', test: /\/src\/page\/(qr|invite|promotions)\/|\/node_modules\/uqr\// },
  { name: 'long-lists', test: /\/node_modules\/virtua\/|\/src\/page\/long-list/ },
  { name: 'forms', test: /\/node_modules\/(react-hook-form|@hookform)\/|\/src\/ui\/date\/date-sheet/ },
  { name: 'ui', test: /\/src\/(ui|page)\// },
  { name: 'aside', test: /\/src\/features\/(safebox|points|profile|news)\// },
  { name: 'account', test: /\/src\/features\/(account|care|mail|kyc)\// },
  { name: 'system', test: /\/src\/features\/(system|help)\// },
  {
    name: 'seasons',
    test: /\/features\/activities\/(seasons\/[a-z-]+\.tsx|bodies\/(new-year|weekend-lottery|festival)\.tsx)/,
  },
  { name: 'search', test: /\/features\/lobby\/(parts|screens)\/search/ },
  { name: (id) => (INVITES.test(id) ? null : (/\/src\/features\/([a-z-]+)\//.exec(id)?.[1] ?? null)) },
  { name: 'invites', test: INVITES },
  { name: 'app', test: /\/src\/app\/(tracking|overlays(\.tsx|\/(?!update-prompt|browser-tips)))/ },
  { name: 'tips', test: /\/src\/app\/overlays\// },
];

export const codeSplitting: Splitting = {
  groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })),
};
