import type { FirstText } from '#features/lobby/first-text.ts';
import { guestHeader, headerActions, playerHeader, purseMarkup } from '#features/lobby/parts/header/header-markup.ts';
import { DEPOSIT } from '#paths';
import type { Cents } from '#shared/money.ts';
import type { FirstScreen } from '#store/first-screen.ts';
import { coinOf } from '#ui/icon/coin.ts';
import { firstIconMarkup } from '#ui/icon/icon-markup.ts';
import { iconPaths } from '#ui/icon/paths.ts';
import { firstFil as moneyFil } from '#ui/first-text.fil.ts';
import { firstText as moneyText } from '#ui/first-text.ts';
import { isFilipino, readFact, settings } from './kept-facts.ts';
import { makeElement as make } from './make-element.ts';

/** A token says that a player is logged in; what is known of them may still be on its way. */
export function drawHeader({ resourceRoot, reward, player }: FirstScreen, words: FirstText): Element {
  const tools = { make, words };
  const actions = headerActions(tools);
  const { brandCode, clientReferrer } = settings();
  if (!readFact('ACCESS_TOKEN')) return guestHeader(tools, { brandCode, reward: reward as Cents, actions });
  const coin = coinOf(clientReferrer);
  const purse = purseMarkup(tools, {
    balance: player && { coin: player.user.coin ?? 0, savedAt: player.savedAt },
    isLive: navigator.onLine,
    coin: coin in iconPaths && firstIconMarkup(make, coin as keyof typeof iconPaths),
  });
  return playerHeader(tools, player?.user, { resourceRoot, purse, deposit: drawDeposit(words), actions });
}

function drawDeposit({ deposit }: FirstText): Element {
  const look = { className: 'button button-gold', href: DEPOSIT };
  if (navigator.onLine) return make('a', look, deposit);
  const { moneyWaits } = isFilipino() ? moneyFil : moneyText;
  const why = make('span', { className: 'visually-hidden' }, moneyWaits.text);
  return make('a', { ...look, 'aria-disabled': 'true' }, deposit, why);
}
