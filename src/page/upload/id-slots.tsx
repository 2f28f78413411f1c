import { type Album, sendAgain, useAlbum } from '#data/sign-in/album.ts';
import { Button } from '#ui/button/button.tsx';
import { LostNote } from './lost-note.tsx';
import { text } from './text.ts';
import { UploadSlot } from './upload-slot.tsx';
import { useNotes } from './use-notes.ts';

const FIRST_OF_A_FACE = 3;

/** The four pictures that prove who a player is. */
export function IdSlots({ album }: { album: Album }) {
  const { unsent, pictures } = useAlbum(album);
  const isOfSeveral = unsent.length > 1;
  const notes = useNotes(isOfSeveral ? unsent.map((slot) => pictures[slot]?.failure) : []);
  return (
    <>
      <p className="upload-hint">
        {text.accepted} {text.hint}
      </p>
      <LostNote album={album} />
      <ul className="upload-slots">
        {album.slots.map((slot) => (
          <li key={slot}>
            <UploadSlot
              album={album}
              slot={slot}
              name={text.slots[slot - 1] ?? ''}
              camera={slot < FIRST_OF_A_FACE ? 'environment' : 'user'}
            />
          </li>
        ))}
      </ul>
      <div className="upload-all">
        <div role="alert">
          {notes.map(({ key, text: words }) => (
            <p key={words} className="field-error" data-msg-key={key}>
              {words}
            </p>
          ))}
        </div>
        {isOfSeveral && <Button onClick={() => sendAgain(album)}>{text.sendAll(unsent.length)}</Button>}
      </div>
    </>
  );
}
