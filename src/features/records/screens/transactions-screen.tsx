import { useId } from 'react';
import { COIN_KINDS } from '#contract/enums.ts';
import { usePages } from '#data/ask/use-pages.ts';
import { ListPage } from '#page/list-page.tsx';
import { useQuery } from '#page/use-query.ts';
import { paths } from '#paths';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { KIND_NAMES, type KindName, nameOfKind } from '../kinds.ts';
import { viewOf } from '../parts/views.tsx';
import { text } from '../text.ts';
import './transactions-screen.css';

const ALL = 'all';

/** What has happened to the player's money, newest first. The address says which kind is shown. */
export function TransactionsScreen() {
  const [asked, choose] = useQuery('kind');
  const kind = nameOfKind(Number(asked));
  const { row, input, Entry, Summary } = viewOf(kind);
  const pages = usePages(row, input);
  const panelId = useId();
  const kinds = KIND_NAMES.map((name) => ({ id: name as KindName | typeof ALL, label: text.kinds[name] }));
  return (
    <ListPage
      title={text.transactions}
      pages={pages}
      panelId={panelId}
      filter={
        <Tabs
          name={text.kindsName}
          look="chips"
          tabs={[{ id: ALL, label: text.all }, ...kinds]}
          selected={kind ?? ALL}
          panelId={panelId}
          onSelect={(name) => choose(name === ALL ? '' : String(COIN_KINDS[name]))}
        />
      }
      empty={{
        icon: 'list',
        words: kind ? text.noneOfKind : text.none,
        action: { label: text.toGames, href: paths.home() },
      }}
      Summary={Summary}
      Entry={Entry}
    />
  );
}
