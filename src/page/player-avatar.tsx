import { account } from '#contract/account.ts';
import { avatarUrl } from '#contract/avatar-url.ts';
import type { User } from '#contract/entities/user.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { avatarMarkup } from '#ui/avatar/avatar-markup.ts';
import { makeReact } from '#ui/make.ts';
import '#ui/avatar/avatar.css';

/** Of the set by its number, and over it one of the player's own: by its name at the server, or as it is. */
interface Chosen {
  avatar: number;
  avatarOther: string;
}

/** The picture that the player has chosen: nothing where there is none, or while it is on its way. */
export function PlayerPicture({ avatar, avatarOther }: Chosen) {
  const { config } = useLobby();
  const isAtServer = avatarOther !== '' && !avatarOther.startsWith('data:');
  const { answer } = useAnswer(account.getOwnPicture, isAtServer ? { avatarOther } : undefined);
  const picture =
    (isAtServer ? answer?.picture : avatarOther) || avatarUrl(config.gameResourceUrl, avatar, devicePixelRatio);
  return picture ? <img src={picture} alt="" /> : null;
}

interface PlayerAvatarProps {
  user: Pick<User, 'nickname' | 'account'> & Chosen;
  /** What the player has earned stands below the initial. */
  badge?: string;
}

/** The picture over the player's initial: one that does not come leaves the initial. */
export function PlayerAvatar({ user, badge }: PlayerAvatarProps) {
  const { nickname, account: name, avatar, avatarOther } = user;
  const picture = <PlayerPicture avatar={avatar} avatarOther={avatarOther} />;
  return avatarMarkup(makeReact, nickname || name, picture, badge && <i>{badge}</i>);
}
