import type { ReactNode } from 'react';
import { makeReact } from '../make.ts';
import { avatarMarkup } from './avatar-markup.ts';
import './avatar.css';

interface AvatarProps {
  name: string;
  /** What the player has earned stands below the letter. */
  badge?: string | undefined;
  /** A picture lies over the letter, which is seen until the picture is there, and where it never comes. */
  children?: ReactNode;
}

export function Avatar({ name, badge, children }: AvatarProps): ReactNode {
  return avatarMarkup(makeReact, name, children, badge && <i>{badge}</i>);
}
