import type { User } from '#contract/entities/user.ts';
import { AVATAR_COUNT } from '#contract/limits.ts';
import { text } from '../text.ts';
import { PlayerAvatar } from './player-avatar.tsx';

/** 0 is the initial; the rest are the pictures that the server draws. */
const CHOICES = Array.from({ length: AVATAR_COUNT + 1 }, (_, number) => number);

export const pictureName = (avatar: number): string => text.pictures[avatar - 1] ?? text.initial;

interface AvatarPickerProps {
  user: User;
  chosen: number;
  onChoose: (avatar: number) => void;
}

export function AvatarPicker({ user, chosen, onChoose }: AvatarPickerProps) {
  return (
    <fieldset className="profile-pictures">
      <legend>{text.picture}</legend>
      {CHOICES.map((avatar) => (
        <label key={avatar}>
          <input
            type="radio"
            name="avatar"
            aria-label={pictureName(avatar)}
            checked={avatar === chosen}
            onChange={() => onChoose(avatar)}
          />
          <PlayerAvatar user={user} avatar={avatar} />
        </label>
      ))}
    </fieldset>
  );
}
