import { account } from '#contract/account.ts';
import type { User } from '#contract/entities/user.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { avatarPicture } from '#data/lobby/pictures.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { isNewPicture } from '../rules/edits.ts';

const WIDTH = 72;

interface PlayerAvatarProps {
  user: Pick<User, 'nickname' | 'account'>;
  avatar: number;
  /** A picture of one's own, by its name at the server or as it is. */
  own: string;
}

/** The picture that the player has chosen, over their initial: one that does not come leaves the initial. */
export function PlayerAvatar({ user, avatar, own }: PlayerAvatarProps) {
  const { config } = useLobby();
  const isKeptThere = own !== '' && !isNewPicture(own);
  const { answer } = useAnswer(account.getOwnPicture, isKeptThere ? { avatarOther: own } : undefined);
  const picture = (isKeptThere ? answer?.picture : own) || avatarPicture(config, avatar, WIDTH);
  return <Avatar name={user.nickname || user.account} picture={picture} />;
}
