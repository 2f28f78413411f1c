import type { ReactNode } from 'react';
import { type Empty, Page, type PageProps } from './page.tsx';

interface EntryPageProps<A, E> extends Omit<PageProps<A>, 'isEmpty' | 'children'> {
  find: (answer: A) => E | undefined;
  empty: Empty;
  children: (entry: E) => ReactNode;
}

/** A screen of one entry of an answer. One that is gone leads to the others. */
export function EntryPage<A, E>({ find, children, ...page }: EntryPageProps<A, E>) {
  return (
    <Page {...page} isEmpty={(answer) => find(answer) === undefined}>
      {(answer) => {
        const entry = find(answer);
        return entry !== undefined && children(entry);
      }}
    </Page>
  );
}
