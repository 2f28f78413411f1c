import { type ReactNode, useState } from 'react';
import type { Input } from '#contract/define.ts';
import { type ListRow, type Pages, usePages } from '#data/ask/use-pages.ts';
import { Button } from '#ui/button/button.tsx';
import { notLoadedWords, text as endingText } from '#ui/ending/index.ts';
import { text } from '../invites-text.ts';
import './side-list.css';

interface SideListProps<R extends ListRow> {
  title: string;
  row: R;
  input: Omit<Input<R>, 'page' | 'pageSize'>;
  draw: (entry: Pages<R>['list'][number]) => ReactNode;
}

/** A list beside the state, asked for once it is opened. */
export function SideList<R extends ListRow>(props: SideListProps<R>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="side-list" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{props.title}</summary>
      {isOpen && <Entries {...props} />}
    </details>
  );
}

function Entries<R extends ListRow>({ row, input, draw }: SideListProps<R>) {
  const pages = usePages(row, input);
  const { first, list, hasMore, isLoading, failure, loadMore } = pages;
  const why = notLoadedWords(failure ?? (first.answer ? undefined : first.failure));
  const words = why ?? (first.answer && list.length === 0 ? text.noneYet : undefined);
  const again = () => void (first.answer ? loadMore() : first.refresh());
  return (
    <>
      <ul>
        {list.map((entry) => (
          <li key={entry.id}>{draw(entry)}</li>
        ))}
      </ul>
      <p role="status" data-msg-key={words?.key}>
        {words?.text ?? (isLoading || !first.answer ? endingText.loading : '')}
      </p>
      {why && (
        <Button look="ghost" onClick={again}>
          {endingText.retry}
        </Button>
      )}
      {hasMore && !why && (
        <Button look="ghost" aria-disabled={isLoading} onClick={() => void loadMore()}>
          {text.more}
        </Button>
      )}
    </>
  );
}
