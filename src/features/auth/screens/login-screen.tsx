import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Config } from '#contract/entities/config.ts';
import { iconUrl } from '#contract/game-rules.ts';
import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { gamePictureWidth } from '#data/device/low-data.ts';
import { hasGuestFavorite } from '#data/favorites/guest-favorite.ts';
import { useLobby, useStored } from '#data/lobby/use-stored.ts';
import { owner } from '#data/player/owner.ts';
import { returnFor } from '#data/sign-in/return-to.ts';
import { endedSession } from '#data/player/session.ts';
import { paths } from '#paths';
import { Notice } from '#ui/notice/notice.tsx';
import { useAgreement } from '../parts/agree-box.tsx';
import { AuthFrame, StrangersOnly } from '../parts/auth-frame.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import { OtherWays, useOtherWays } from '../parts/other-ways.tsx';
import { useLogin } from '../parts/use-login.ts';
import { useOneBack } from '../parts/use-one-back.ts';
import { useRemembered } from '../parts/use-remembered.ts';
import { text } from '../text.ts';
import './asked-game.css';

export function LoginScreen() {
  return (
    <StrangersOnly>
      <Login />
    </StrangersOnly>
  );
}

function Login() {
  useSignals();
  useOneBack();
  const config = useLobby().config;
  const remembered = useRemembered();
  // With a kept password the account is known, and one tap is to be enough.
  const agreement = useAgreement(config.mode === 'green', remembered.hasPassword);
  const login = useLogin(config.countryCode, remembered.setAside);
  const ways = useOtherWays(config.countryCode);
  const [isForHeart] = useState(hasGuestFavorite);
  const ended = endedSession.value;
  const asked = returnFor(owner.value) ?? '';
  const askedGame = gameIdIn(asked);
  const lead =
    ended === 'expired' || ended === 'over' ? (
      <Notice icon="clock" message={text.expired} />
    ) : askedGame !== undefined ? (
      <AskedGame gameId={askedGame} />
    ) : asked.startsWith(paths.deposit()) ? (
      <AskedWallet config={config} />
    ) : asked === paths.mail() || asked === paths.profileMail() ? (
      <Notice icon="mail" message={text.forMail} />
    ) : (
      isForHeart && <Notice icon="heart" message={text.forHeart} />
    );
  return (
    <AuthFrame title={text.welcomeBack} lead={lead}>
      <LoginForm {...{ config, remembered, agreement, login }} note={ways.note} onTry={ways.clear} />
      <OtherWays {...{ config, agreement, ways }} onTry={login.clear} />
      <p className="auth-foot">
        {text.newHere}{' '}
        <a className="auth-link" href={paths.register()}>
          {text.createAccount}
        </a>
      </p>
    </AuthFrame>
  );
}

/** The game whose address asked for sign-in, as far as the device or the public list knows it. */
function AskedGame({ gameId }: { gameId: number }) {
  const { gameResourceUrl } = useLobby().config;
  const game = useStored('gamesById', { ids: [gameId] })?.[0];
  if (!game) return null;
  const { key, text: words } = text.forGame(game.name);
  return (
    <p className="asked-game" data-msg-key={key}>
      <img src={iconUrl(gameResourceUrl, game, gamePictureWidth('sign'))} alt="" width="48" height="48" />
      {words}
    </p>
  );
}

/** The Wallet tab asked: the ways to pay in the operator's order, without those that turn out to be closed. */
function AskedWallet({ config }: { config: Pick<Config, 'appRechargeTypeList'> }) {
  const channels = useAnswer(wallet.anonymousTradeInfo, {}).answer?.channelList;
  const isOpen = (id: number): boolean =>
    channels?.some(({ rechargeType, status }) => rechargeType === id && status === 1) ?? true;
  const ways = config.appRechargeTypeList
    .filter(({ id }) => isOpen(id))
    .toSorted((one, other) => one.sort - other.sort);
  if (ways.length === 0) return null;
  return <Notice icon="wallet" message={text.forWallet(ways.map(({ name }) => name).join(', '))} />;
}

/** Undefined where something else asked. */
function gameIdIn(address: string): number | undefined {
  const gameId = Number(new URLSearchParams(address.split('?')[1]).get('gameId'));
  return address === paths.game(gameId) ? gameId : undefined;
}
