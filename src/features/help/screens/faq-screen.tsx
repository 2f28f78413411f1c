import { useState } from 'react';
import { Screen } from '#page/screen.tsx';
import { paths } from '#paths';
import { useFirstOf } from '#ui/below.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from '../faq-text.ts';
import { searchFaq } from '../rules/search-faq.ts';
import './help.css';

/** As many as a phone shows. */
const IN_SIGHT = 14;

/** What players ask most. All of it is on the phone, so it is searched without a connection as well. */
export function FaqScreen() {
  const [asked, setAsked] = useState('');
  const found = searchFaq(text.items, asked);
  const inSight = useFirstOf(found, IN_SIGHT);
  return (
    <Screen title={text.title}>
      <div className="faq">
        <div role="search">
          <TextField
            label={text.search}
            type="search"
            aria-required={false}
            autoComplete="off"
            enterKeyHint="search"
            lead={<Icon name="search" />}
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
          />
        </div>
        <p
          role="status"
          className={found.length > 0 ? 'visually-hidden' : undefined}
          data-msg-key={keyOf(found.length)}
        >
          {found.length > 0 ? asked.trim() && text.found(found.length) : text.none.text}
        </p>
        <ul className="faq-list">
          {inSight.map(({ q, a }) => (
            <li key={q}>
              <details>
                <summary>{q}</summary>
                <p>{a}</p>
              </details>
            </li>
          ))}
        </ul>
        <ButtonLink look="ghost-wide" href={paths.ask()}>
          {text.ask}
        </ButtonLink>
      </div>
    </Screen>
  );
}

const keyOf = (count: number): string | undefined => (count > 0 ? undefined : text.none.key);
