import { useState } from 'react';
import type { Slot } from '#data/sign-in/upload.ts';
import { text } from './text.ts';
import { UploadSlot } from './upload-slot.tsx';

interface IdSlotsProps {
  /** Four paths by slot; an empty one is a slot without a picture. */
  paths: readonly string[];
  onPath: (slot: Slot, path: string) => void;
}

const SLOTS: readonly Slot[] = [1, 2, 3, 4];
const FIRST_OF_A_FACE = 3;

/** The four pictures that prove who a player is. */
export function IdSlots({ paths, onPath }: IdSlotsProps) {
  // Pictures as chosen on this phone, for looking at them again; after a reload only the paths are known.
  const [chosen, setChosen] = useState<Partial<Record<Slot, File>>>({});
  return (
    <>
      <p className="upload-hint">
        {text.accepted} {text.hint}
      </p>
      <ul className="upload-slots">
        {SLOTS.map((slot) => (
          <li key={slot}>
            <UploadSlot
              slot={slot}
              name={text.slots[slot - 1] ?? ''}
              camera={slot < FIRST_OF_A_FACE ? 'environment' : 'user'}
              path={paths[slot - 1] ?? ''}
              file={chosen[slot]}
              onChange={(path, file) => {
                setChosen((before) => ({ ...before, [slot]: file }));
                onPath(slot, path);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
