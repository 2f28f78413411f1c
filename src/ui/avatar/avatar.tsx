import type { ReactNode } from 'react';
import { makeReact } from '../make-react.ts';
import { avatarMarkup } from './avatar-markup.ts';
import './avatar.css';

interface AvatarProps {
  name: string;
  badge?: string | undefined;
  /** Lies over the letter, which is seen until the picture is there, and where it never comes. */
  picture?: string | undefined;
}

/** What the player has earned stands below the letter. */
export function Avatar({ name, badge, picture }: AvatarProps): ReactNode {
  return avatarMarkup(makeReact, name, picture && <img src={picture} alt="" />, badge && <i>{badge}</i>);
}
