import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { activityFlags, activityMap } from '#data/activity-offers.ts';
import { pictureUrl } from '#data/pictures.ts';
import type { Lobby } from '#data/use-stored.ts';
import { Icon } from '#ui/icon/index.ts';
import { floatingIcons } from '../../rules/floating-icons.ts';
import { text } from './text.ts';
import './floating-icons.css';

const WIDTH = 40;

/** What is on now, one tap away, at the edge and out of the way; a tap puts it away for this visit. */
export function FloatingIcons({ config }: { config: Lobby['config'] }) {
  useSignals();
  const [isHidden, setIsHidden] = useState(false);
  const icons = floatingIcons(activityMap.value, activityFlags.value.isBankrupt);
  if (isHidden || icons.length === 0) return null;
  return (
    <nav className="floating-icons" aria-label={text.floating}>
      <button type="button" aria-label={text.hideFloating} onClick={() => setIsHidden(true)}>
        <Icon name="close" />
      </button>
      {icons.map(({ type, href, title, imgUrl }) => (
        <a key={type} href={href} aria-label={title || text.activity}>
          <Picture url={imgUrl && pictureUrl(config, imgUrl, WIDTH)} />
        </a>
      ))}
    </nav>
  );
}

/** Without a line there is no picture. */
function Picture({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(url === '');
  return isBroken ? <Icon name="gift" /> : <img src={url} alt="" onError={() => setIsBroken(true)} />;
}
