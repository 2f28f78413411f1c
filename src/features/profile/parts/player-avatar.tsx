import type { User } from '#contract/entities/user.ts';
import { avatarPicture } from '#data/lobby/pictures.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';

const WIDTH = 72;

interface PlayerAvatarProps {
  user: Pick<User, 'nickname' | 'account'>;
  avatar: number;
}

/** The picture that the player has chosen, over their initial: one that does not come leaves the initial. */
export function PlayerAvatar({ user, avatar }: PlayerAvatarProps) {
  const { config } = useLobby();
  return <Avatar name={user.nickname || user.account} picture={avatarPicture(config, avatar, WIDTH)} />;
}
