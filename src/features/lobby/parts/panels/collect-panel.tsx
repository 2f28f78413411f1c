import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { isSignedIn } from '#data/player/session.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text as lobbyText } from '../../text.ts';
import { text } from './text.ts';
import { Collected, type Collection } from './collected.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import './type-panel.css';

const PANEL = 'collection';

/** Liked games and play history. A guest has neither, and is told how to have both. */
export function CollectPanel({ lobby }: { lobby: Lobby }) {
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
        {isSignedIn.value ? (
          <Collected key={collection} lobby={lobby} collection={collection} />
        ) : (
          <ForGuests collection={collection} />
        )}
      </div>
    </>
  );
}

function ForGuests({ collection }: { collection: Collection }) {
  return (
    <EmptyPanel
      title={text.signIn}
      message={collection === 'liked' ? text.noLikes : text.noHistory}
      action={
        <ButtonLink look="gold" href={paths.login()}>
          {lobbyText.login}
        </ButtonLink>
      }
    />
  );
}

/** A shortcut of the home screen leads to what was played last. */
function asked(): Collection {
  return new URLSearchParams(location.search).get('list') === 'history' ? 'history' : 'liked';
}
