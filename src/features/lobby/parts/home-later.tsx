import { menuSheet } from '#data/open-sheet.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect } from 'react';
import { tellRefusals } from '#data/favorites/send-likes.ts';
import { isSignedIn } from '#data/player/session.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { text } from './cards/text.ts';
import { ToTop } from './to-top.tsx';
import { FloatingIcons } from './offers/floating-icons.tsx';
import { SideMenu } from './menu/side-menu.tsx';

interface HomeLaterProps {
  lobby: Lobby;
  scroller: RefObject<HTMLElement | null>;
  isHome: boolean;
}

/** What stands over home, or is asked for behind it, once the first screen is painted. */
export function HomeLater({ lobby, scroller, isHome }: HomeLaterProps) {
  useSignals();
  const isPlayer = isSignedIn.value;
  useEffect(() => tellRefusals(() => text.favoriteRefused), []);
  return (
    <>
      <ToTop scroller={scroller} />
      {isPlayer && isHome && <FloatingIcons config={lobby.config} />}
      {isPlayer && menuSheet.shown.value && <SideMenu config={lobby.config} />}
    </>
  );
}
