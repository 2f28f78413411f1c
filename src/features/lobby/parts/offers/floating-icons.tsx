import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useActivities } from '#data/lobby/activities.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { onPlayerChange } from '#data/player/session.ts';
import { Icon } from '#ui/icon/index.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { floatingIcons } from '../../rules/offers-to-show.ts';
import { text } from './text.ts';
import './floating-icons.css';

const WIDTH = 40;

/** Put away for this visit of the player: another tab of home takes the icons down, and they stay away when it comes back. */
const isPutAway = signal(false);
onPlayerChange(() => (isPutAway.value = false));

/** What is on now, behind a handle at the edge: icons stand over the games only once the player has asked for them. */
export function FloatingIcons({ config }: { config: Lobby['config'] }) {
  useSignals();
  const [isOpen, setIsOpen] = useState(false);
  const icons = floatingIcons(useActivities());
  if (isPutAway.value || icons.length === 0) return null;
  return (
    <nav className="floating-icons" aria-label={text.floating}>
      {isOpen && (
        <div className="floating-icons-list">
          <button type="button" aria-label={text.hideFloating} onClick={() => (isPutAway.value = true)}>
            <Icon name="close" />
          </button>
          {icons.map(({ type, href, title, imgUrl }) => (
            <a
              key={type}
              data-click={`floating ${type}`}
              href={href}
              aria-label={title || text.activity}
              onClick={() => setIsOpen(false)}
            >
              <Picture url={imgUrl && pictureUrl(config, imgUrl, WIDTH)} instead={<Icon name="gift" />} />
            </a>
          ))}
        </div>
      )}
      <button
        type="button"
        className="floating-icons-handle"
        aria-expanded={isOpen}
        aria-label={text.showFloating}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'go' : 'gift'} />
      </button>
    </nav>
  );
}
