import { menuSheet } from '#data/open-sheet.ts';
import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent } from 'react';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { player } from '#data/player/session.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text as uiText } from '#ui/ui-text.ts';
import { MenuCard } from './menu-card.tsx';
import { MenuHead } from './menu-head.tsx';
import { MenuLinks } from './menu-links.tsx';
import { MenuSwitches } from './menu-switches.tsx';
import { text } from './text.ts';
import './side-menu.css';

/** Who the player is, what they have, and the way to everything that is theirs. */
export function SideMenu({ config }: { config: Lobby['config'] }) {
  useSignals();
  const kept = player.value;
  if (!kept) return null;

  /** Every link leads away from home, which lives on behind: the menu must not be open when it comes back. */
  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) menuSheet.close();
  }

  return (
    <Sheet look="left" title={text.menu} isTitleHidden hasNoButton onClose={menuSheet.close}>
      {/* The links themselves are what is tapped. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="side-menu" onClick={closeOnLink}>
        <MenuHead user={kept.user} />
        <MenuCard user={kept.user} savedAt={kept.savedAt} levels={config.appUserLevelConfigList} />
        <MenuLinks hasMobile={Boolean(kept.user.mobile)} />
        <MenuSwitches />
        <p className="side-menu-foot">{text.playResponsibly(CLIENT_VERSION)}</p>
        {/* A thumb has the place beside the menu and a keyboard Escape; a reader that swipes has neither. */}
        <button type="button" className="visually-hidden" tabIndex={-1} onClick={menuSheet.close}>
          {uiText.close}
        </button>
      </div>
    </Sheet>
  );
}
