import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { isSignedIn } from '#data/session.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/index.ts';
import { Tabs } from '#ui/tabs/index.ts';
import { text } from '../../text.ts';
import { EmptyPanel } from './empty-panel.tsx';
import './type-panel.css';

const PANEL = 'collection';
const EMPTY = { liked: text.noLikes, history: text.noHistory };

/** Liked games and play history. A guest has neither, and is told how to have both. */
export function CollectPanel() {
  useSignals();
  const [collection, setCollection] = useState(asked);
  return (
    <>
      <div className="type-panel-brands">
        <Tabs
          name={text.collections}
          look="chips"
          tabs={[
            { id: 'liked', label: text.liked },
            { id: 'history', label: text.history },
          ]}
          selected={collection}
          panelId={PANEL}
          onSelect={setCollection}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={text[collection]}>
        <EmptyPanel
          title={isSignedIn.value ? text.nothingYet : text.signIn}
          message={EMPTY[collection]}
          action={
            !isSignedIn.value && (
              <ButtonLink look="gold" href={paths.login()}>
                {text.login}
              </ButtonLink>
            )
          }
        />
      </div>
    </>
  );
}

/** A shortcut of the home screen leads to what was played last. */
function asked(): keyof typeof EMPTY {
  return new URLSearchParams(location.search).get('list') === 'history' ? 'history' : 'liked';
}
