import { type ReactNode } from 'react';
import { menuSheet } from '#data/open-sheet.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { isReachable } from '#data/call/connection.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { isBeforeBet } from '#data/money/before-bet.ts';
import { counting } from '#data/money/counting.ts';
import { useRedDots } from '#data/dots/red-dots.ts';
import { player } from '#data/player/session.ts';
import { settings } from '#data/device/settings.ts';
import { DepositHere } from '#page/deposit/deposit-here.tsx';
import { cents } from '#shared/money.ts';
import { coinOf, Icon } from '#ui/icon/index.ts';
import { latePart } from '#ui/lazy-named.ts';
import { makeReact } from '#ui/make.ts';
import { Until } from '#ui/until.tsx';
import { text } from '../../text.ts';
import { bringLateParts } from '../bring-late-parts.ts';
import { playerHeader, purseMarkup } from './header-markup.ts';
import { useHeaderActions } from './home-header.tsx';
import { useRefresh } from './use-refresh.ts';
import '#ui/avatar/avatar.css';
import './player-header.css';

const PlayerPicture = latePart(bringLateParts, 'PlayerPicture');

const tools = { make: makeReact, words: text };

/** A player's header: who they are, what they have and since when that is known, the way to more, help, and search. */
export function PlayerHeader(): ReactNode {
  useSignals();
  const hasNews = useRedDots().member;
  const actions = useHeaderActions();
  const user = player.value?.user;
  return playerHeader(tools, user, {
    news: hasNews ? text.somethingNew : undefined,
    dot: hasNews && <i className="red-dot" />,
    resourceRoot: useLobby().config.gameResourceUrl,
    ownPicture: user?.avatarOther && (
      <Until>
        <PlayerPicture {...user} />
      </Until>
    ),
    purse: <Purse />,
    deposit: <DepositHere>{text.deposit}</DepositHere>,
    actions,
    onMenu: () => menuSheet.open(true),
  });
}

function Purse(): ReactNode {
  useSignals();
  const { isRefreshing, refresh } = useRefresh();
  const kept = player.value;
  const counted = counting.value;
  return purseMarkup(tools, {
    balance: kept && { coin: cents(kept.user.coin ?? 0), savedAt: kept.savedAt },
    isLive: isReachable.value && !isBeforeBet.value,
    coin: <Icon name={coinOf(settings.clientReferrer)} />,
    counting: counted === undefined ? undefined : cents(counted),
    isRefreshing,
    onRefresh: refresh,
  });
}
