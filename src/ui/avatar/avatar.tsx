import './avatar.css';

interface AvatarProps {
  name: string;
  badge?: string | undefined;
}

/** The first letter of a name on a coin of color, and what the player has earned below it. */
export function Avatar({ name, badge }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase() ?? ''}
      {badge && <i>{badge}</i>}
    </span>
  );
}
