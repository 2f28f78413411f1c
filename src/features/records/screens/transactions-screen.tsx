import { useId } from 'react';
import type { Answer } from '#contract/define.ts';
import type { CoinMovement } from '#contract/entities/order.ts';
import { COIN_KINDS } from '#contract/enums.ts';
import { records } from '#contract/records.ts';
import { usePages } from '#data/ask/use-pages.ts';
import { ListPage } from '#page/list-page.tsx';
import { useQuery } from '#page/use-query.ts';
import { paths } from '#paths';
import { formatPesos } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { KIND_NAMES, type KindName, nameOfKind } from '../kinds.ts';
import { text } from '../text.ts';
import './transactions-screen.css';

const ALL = 'all';

/** Every movement of the player's balance, newest first. The address says which kind is shown. */
export function TransactionsScreen() {
  const [asked, choose] = useQuery('kind');
  const kind = nameOfKind(Number(asked));
  const pages = usePages(records.appUserCoinDetail, kind ? { kind: COIN_KINDS[kind] } : {});
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
      Summary={Totals}
      Entry={TransactionRow}
    />
  );
}

/** Of all that the filter lets through, not of the rows that are here. */
function Totals({ first: { moneyIn, moneyOut, total } }: { first: Answer<typeof records.appUserCoinDetail> }) {
  return (
    <dl className="record-totals">
      <div>
        <dt>{text.moneyIn}</dt>
        <dd>{formatPesos(moneyIn)}</dd>
      </div>
      <div>
        <dt>{text.moneyOut}</dt>
        <dd>{formatPesos(moneyOut)}</dd>
      </div>
      <div>
        <dt>{text.transactions}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}

/** What moved, when, by how much, and what it left. A kind of a later release has the server's own name. */
function TransactionRow({ entry }: { entry: CoinMovement }) {
  const { kind, title, amount, balance, createTime } = entry;
  const name = nameOfKind(kind);
  return (
    <li className="record-row">
      <p>
        <b>{name ? text.names[name] : title}</b>
        <time dateTime={new Date(createTime).toISOString()}>{formatTime(createTime)}</time>
      </p>
      <p className="record-amounts">
        <b className={amount > 0 ? 'record-in' : undefined}>
          {amount > 0 && '+'}
          {formatPesos(amount)}
        </b>
        {typeof balance === 'number' && <small>{text.balanceAfter(formatPesos(balance))}</small>}
      </p>
    </li>
  );
}
