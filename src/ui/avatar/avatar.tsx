import './avatar.css';

interface AvatarProps {
  name: string;
  badge?: string | undefined;
  /** Lies over the letter, which is seen until the picture is there, and where it never comes. */
  picture?: string | undefined;
}

/** The first letter of a name on a coin of color, and what the player has earned below it. */
export function Avatar({ name, badge, picture }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase() ?? ''}
      {picture && <img src={picture} alt="" />}
      {badge && <i>{badge}</i>}
    </span>
  );
}
