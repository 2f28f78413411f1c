import { Button } from '#ui/button/button.tsx';
import { type Edits, isInConflict, type Profile, shownOf } from '../rules/edits.ts';
import { text } from '../text.ts';
import { pictureName } from './avatar-picker.tsx';

interface ConflictsProps {
  edits: Edits;
  now: Profile;
  onKeepTheirs: (field: keyof Profile) => void;
  onKeepMine: (field: keyof Profile) => void;
}

const FIELDS = ['nickname', 'avatar', 'own'] as const;

export const hasConflict = (edits: Edits, now: Profile): boolean =>
  FIELDS.some((field) => isInConflict(edits, field, now));

/** What another phone has changed while it was edited here. The player says which of the two it shall be. */
export function Conflicts({ edits, now, onKeepTheirs, onKeepMine }: ConflictsProps) {
  return (
    <div role="alert">
      {FIELDS.filter((field) => isInConflict(edits, field, now)).map((field) => {
        const { theirs, mine, words } = told(field, edits, now);
        return (
          <section key={field} className="profile-conflict">
            <h2>{text.changedTitle}</h2>
            <p data-msg-key={words.key}>{words.text}</p>
            <p className="profile-conflict-ways">
              <Button onClick={() => onKeepTheirs(field)}>{text.keepTheirs(theirs)}</Button>
              <Button look="gold" onClick={() => onKeepMine(field)}>
                {text.keepMine(mine)}
              </Button>
            </p>
          </section>
        );
      })}
    </div>
  );
}

function told(field: keyof Profile, edits: Edits, now: Profile) {
  if (field === 'nickname') {
    const [theirs, mine] = [now.nickname, edits.nickname?.to ?? ''];
    return { theirs, mine, words: text.nicknameNow(theirs, mine) };
  }
  const [theirs, mine] = [pictureName(now), pictureName(shownOf(edits, now))];
  return { theirs, mine, words: text.pictureNow(theirs, mine) };
}
