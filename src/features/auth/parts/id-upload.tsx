import { useState } from 'react';
import type { Slot } from '#data/sign-in/upload.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import { UploadSlot } from './upload-slot.tsx';
import './id-upload.css';

interface IdUploadProps {
  /** Four paths by slot; an empty one is a slot without a picture. */
  paths: readonly string[];
  onPath: (slot: Slot, path: string) => void;
  error: Message | undefined;
}

const SLOTS: readonly Slot[] = [1, 2, 3, 4];

/** The field that opens the upload of the four pictures, and says how many there are. */
export function IdUpload({ paths, onPath, error }: IdUploadProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Pictures as chosen on this phone, for looking at them again; after a reload only the paths are known.
  const [chosen, setChosen] = useState<Partial<Record<Slot, File>>>({});
  const count = paths.filter((path) => path !== '').length;

  function change(slot: Slot, path: string, file: File | undefined) {
    setChosen((before) => ({ ...before, [slot]: file }));
    onPath(slot, path);
  }

  return (
    <div className="field">
      <button
        type="button"
        className="id-upload-open"
        data-invalid={error ? '' : undefined}
        aria-describedby={error ? 'id-upload-error' : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="camera" />
        <span>{text.uploadOpen}</span>
        <small>{text.uploadCount(count)}</small>
      </button>
      {/* No field of the form takes the focus for it, so it is read out as it comes. */}
      <div role="alert">
        {error && (
          <p id="id-upload-error" className="field-error" data-msg-key={error.key}>
            {error.text}
          </p>
        )}
      </div>
      {isOpen && (
        <Sheet
          look="bottom"
          title={text.uploadTitle}
          onClose={() => setIsOpen(false)}
          footer={
            <Button look="gold-wide" onClick={() => setIsOpen(false)}>
              {text.uploadDone}
            </Button>
          }
        >
          <p className="auth-lead">{text.uploadHint}</p>
          <ul className="id-upload-slots">
            {SLOTS.map((slot) => (
              <UploadSlot
                key={slot}
                slot={slot}
                path={paths[slot - 1] ?? ''}
                file={chosen[slot]}
                onChange={(path, file) => change(slot, path, file)}
              />
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}
