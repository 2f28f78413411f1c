import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useState } from 'react';
import { mail } from '#contract/mail.ts';
import { usePages } from '#data/ask/use-pages.ts';
import { letterWishes, askForDots, forgetRefusedLetter, markRead, refusedLetter } from '#data/mail/letters.ts';
import { useRedDots } from '#data/dots/red-dots.ts';
import { showToast } from '#data/toasts.ts';
import { ListPage } from '#page/list-page.tsx';
import { useQuery } from '#page/use-query.ts';
import { paths } from '#paths';
import { refusalWords } from '#ui/ending/index.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { AllButtons } from '../parts/all-buttons.tsx';
import { LetterRow } from '../parts/letter-row.tsx';
import { LetterSheet } from '../parts/letter-sheet.tsx';
import { OpenLetter } from '../parts/open-letter.ts';
import { useCollect } from '../parts/use-collect.ts';
import { shownLetters } from '../rules/letters.ts';
import { text } from '../text.ts';
import './mail-screen.css';

const ALL = 'all';
const KINDS = [0, 1, 2] as const;

/** The player's letters, newest first. The address says of which kind. */
export function MailScreen() {
  useSignals();
  const [asked, choose] = useQuery('kind');
  const kind = KINDS.find((one) => String(one) === asked);
  const input = kind === undefined ? {} : { kind };
  const collecting = useCollect();
  const pages = usePages(mail.getMail2, input);
  const list = shownLetters(pages.list, letterWishes.value);
  const [openId, open] = useState<number>();
  const letter = list.find(({ id }) => id === openId);
  const panelId = useId();
  const { unread } = useRedDots();
  const unreadCount = kind === undefined ? unread[0] + unread[1] + unread[2] : unread[kind];
  useTellRefused();
  useSameDots(pages.first.answer);

  function show(id: number) {
    open(id);
    markRead(list.filter((one) => one.id === id));
  }

  function close() {
    open(undefined);
    collecting.forgetFailure();
  }

  return (
    <OpenLetter value={show}>
      <ListPage
        title={text.title}
        pages={{ ...pages, list }}
        panelId={panelId}
        filter={
          <>
            <Tabs
              name={text.kindsName}
              look="chips"
              tabs={[
                { id: ALL, label: text.all },
                ...KINDS.map((id) => ({ id: String(id), label: labelOf(id, unread[id]) })),
              ]}
              selected={kind === undefined ? ALL : String(kind)}
              panelId={panelId}
              onSelect={(id) => choose(id === ALL ? '' : id)}
            />
            <AllButtons
              list={list}
              hasMore={pages.hasMore}
              unreadCount={unreadCount}
              input={input}
              collecting={collecting}
            />
          </>
        }
        empty={kind === undefined ? EMPTY() : EMPTY_KIND()}
        Entry={LetterRow}
      />
      {letter && !letter.isDeleted && <LetterSheet letter={letter} collecting={collecting} onClose={close} />}
    </OpenLetter>
  );
}

const labelOf = (kind: 0 | 1 | 2, unread: number): string => {
  const name = text.kinds[kind] ?? '';
  return unread > 0 ? text.withUnread(name, unread) : name;
};

const EMPTY = () => ({ icon: 'mail' as const, words: text.none, action: { label: text.toGames, href: paths.home() } });
const EMPTY_KIND = () => ({
  icon: 'mail' as const,
  words: text.noneOfKind,
  action: { label: text.toAll, href: paths.mail() },
});

/** The server has kept a letter that the player deleted on a phone that knew less. */
function useTellRefused(): void {
  const refused = refusedLetter.value;
  useEffect(() => {
    const words = refused !== undefined && refusalWords('mail.unclaimed');
    if (!words) return;
    showToast(words);
    forgetRefusedLetter();
  }, [refused]);
}

/** A list that knows of other unread letters than the dots do makes them ask. */
function useSameDots(told: { red0: number; red1: number; red2: number } | undefined): void {
  const counts = told && `${told.red0} ${told.red1} ${told.red2}`;
  useEffect(() => {
    if (counts !== undefined) askForDots(counts);
  }, [counts]);
}
