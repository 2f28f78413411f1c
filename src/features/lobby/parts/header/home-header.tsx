import type { ReactNode } from 'react';
import { go } from '#go';
import { searchSheet } from '#data/open-sheet.ts';
import { isSignedIn } from '#data/player/session.ts';
import { paths } from '#paths';
import type { Cents } from '#shared/money.ts';
import { makeReact } from '#ui/make.ts';
import { text } from '../../text.ts';
import { guestHeader, headerActions } from './header-markup.ts';
import '#ui/button/button.css';
import './home-header.css';

/** A guest's header: the way in, what signing up is worth, help, and search. */
export function HomeHeader({ brandCode, reward }: { brandCode: string; reward: Cents }): ReactNode {
  const actions = useHeaderActions();
  return guestHeader({ make: makeReact, words: text }, { brandCode, reward, actions });
}

export function useHeaderActions(): ReactNode[] {
  return headerActions({ make: makeReact, words: text }, () =>
    isSignedIn.peek() ? go(paths.search()) : searchSheet.open(true),
  );
}
