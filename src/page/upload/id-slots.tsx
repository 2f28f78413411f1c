import type { Album } from '#data/sign-in/album.ts';
import { text } from './text.ts';
import { UploadSlot } from './upload-slot.tsx';

const FIRST_OF_A_FACE = 3;

/** The four pictures that prove who a player is. */
export function IdSlots({ album }: { album: Album }) {
  return (
    <>
      <p className="upload-hint">
        {text.accepted} {text.hint}
      </p>
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
    </>
  );
}
