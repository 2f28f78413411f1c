import { useState } from 'react';
import { type Album, useAlbum } from '#data/sign-in/album.ts';
import { IdSlots } from '#page/upload/id-slots.tsx';
import { whyNotUp } from '#page/upload/why-not-up.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import './id-upload.css';

interface IdUploadProps {
  album: Album;
  error: Message | undefined;
}

/** The field that opens the upload of the four pictures, and says how many there are. */
export function IdUpload({ album, error: missing }: IdUploadProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pictures = useAlbum(album);
  const error = missing && (whyNotUp(pictures) ?? missing);
  const count = pictures.paths.filter((path) => path !== '').length;

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
      {/* The focus may be at a field before it, so it is read out as it comes. */}
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
          <IdSlots album={album} />
        </Sheet>
      )}
    </div>
  );
}
