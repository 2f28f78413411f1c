import { type Album, sendAgain, useAlbum } from '#data/sign-in/album.ts';
import { Button } from '#ui/button/button.tsx';
import { LostNote } from './lost-note.tsx';
import { text } from './text.ts';
import { UploadSlot } from './upload-slot.tsx';

const FIRST_OF_A_FACE = 3;

/** The four pictures that prove who a player is. */
export function IdSlots({ album }: { album: Album }) {
  const { unsent } = useAlbum(album);
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
      {unsent.length > 1 && (
        <div className="upload-all">
          <Button onClick={() => sendAgain(album)}>{text.sendAll(unsent.length)}</Button>
        </div>
      )}
    </>
  );
}
