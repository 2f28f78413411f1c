import { useState } from 'react';
import type { User } from '#contract/entities/user.ts';
import { AVATAR_COUNT } from '#contract/limits.ts';
import { PlayerAvatar } from '#page/player-avatar.tsx';
import type { Profile } from '../rules/edits.ts';
import { text } from '../text.ts';
import { OwnPicture } from './own-picture.tsx';

/** 0 is the initial; the rest are the pictures that the server draws. */
const CHOICES = Array.from({ length: AVATAR_COUNT + 1 }, (_, number) => number);

export const pictureName = ({ avatar, own }: Pick<Profile, 'avatar' | 'own'>): string =>
  own === '' ? (text.pictures[avatar - 1] ?? text.initial) : text.ownPicture;

interface AvatarPickerProps {
  user: User;
  chosen: Profile;
  onChoose: (avatar: number, own: string) => void;
}

export function AvatarPicker({ user, chosen, onChoose }: AvatarPickerProps) {
  const own = useOwn(user, chosen);
  const choices = [
    ...CHOICES.map((avatar) => ({ avatar, own: '' })),
    ...(own === '' ? [] : [{ avatar: user.avatar, own }]),
  ];
  return (
    <>
      <fieldset className="profile-pictures">
        <legend>{text.picture}</legend>
        {choices.map((one) => (
          <label key={`${one.avatar} ${one.own}`}>
            <input
              type="radio"
              name="avatar"
              aria-label={pictureName(one)}
              checked={one.own === chosen.own && (one.own !== '' || one.avatar === chosen.avatar)}
              onChange={() => onChoose(one.avatar, one.own)}
            />
            <PlayerAvatar user={{ ...user, avatar: one.avatar, avatarOther: one.own }} />
          </label>
        ))}
      </fieldset>
      <OwnPicture onTake={(picture) => onChoose(user.avatar, picture)} />
    </>
  );
}

/** The newest that there is to choose, though another is chosen meanwhile. */
function useOwn(user: User, chosen: Profile): string {
  const [last, setLast] = useState(user.avatarOther);
  if (chosen.own !== '' && chosen.own !== last) setLast(chosen.own);
  return chosen.own || last;
}
