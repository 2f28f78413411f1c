import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { player } from '#data/player/session.ts';
import { Screen } from '#page/screen.tsx';
import { PlayerAvatar } from '#page/player-avatar.tsx';
import { paths } from '#paths';
import { Below } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { latePart } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { PhoneCard } from '../parts/phone-card.tsx';
import { Passkeys } from '../parts/passkeys.tsx';
import { Places } from '../parts/places.tsx';
import { SignOutSheet } from '../parts/sign-out-sheet.tsx';
import { text } from '../text.ts';
import './more-screen.css';

const PushCard = latePart(() => import('../parts/push-card.tsx'), 'PushCard');

const links = () => [
  { href: paths.care(), name: text.care },
  { href: paths.changePassword(), name: text.changePassword },
  { href: paths.ownData(), name: text.dataTitle },
  { href: paths.about(), name: text.about },
  { href: paths.terms(), name: text.terms },
  { href: paths.privacy(), name: text.privacy },
  { href: paths.selfTest(), name: text.selfTest },
];

/** Whatever belongs to the account and has no screen of its own, and the way out. */
export function MoreScreen() {
  useSignals();
  const [isLeaving, setIsLeaving] = useState(false);
  const user = player.value?.user;
  const name = user?.nickname || user?.account || '';
  return (
    <Screen title={text.title}>
      <div className="more-screen">
        <div className="more-me">
          {user && <PlayerAvatar user={user} />}
          <b>{name}</b>
        </div>
        <Places />
        <Passkeys />
        <Below>
          <PhoneCard />
          <Until>
            <PushCard />
          </Until>
        </Below>
        <ul className="more-links">
          {links().map(({ href, name: linkName }) => (
            <li key={href}>
              <a href={href}>
                {linkName}
                <Icon name="back" />
              </a>
            </li>
          ))}
        </ul>
        <Button look="ghost-wide" onClick={() => setIsLeaving(true)}>
          {text.signOut}
        </Button>
      </div>
      {isLeaving && <SignOutSheet onClose={() => setIsLeaving(false)} />}
    </Screen>
  );
}
