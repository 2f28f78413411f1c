import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { UPLOAD_TYPES } from '#contract/kyc.ts';
import type { Slot } from '#data/sign-in/upload.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text as failureText } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';
import { useUpload } from './use-upload.ts';
import './upload-slot.css';

interface UploadSlotProps {
  slot: Slot;
  /** What the picture shows. */
  name: string;
  /** The side of the phone that has it in view. */
  camera: 'user' | 'environment';
  path: string;
  file: File | undefined;
  onChange: (path: string, file: File | undefined) => void;
}

/** One picture: taken or chosen, on its way, there, looked at, replaced, taken away. */
export function UploadSlot({ slot, name, camera, path, file, onChange }: UploadSlotProps) {
  const input = useRef<HTMLInputElement>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const { share, wrong, unsent, send, waiting, sendAll } = useUpload(slot, onChange);
  const [isLookedAt, setIsLookedAt] = useState(false);
  const picture = usePreview(file);
  const unsentPicture = usePreview(unsent?.picture);
  const isThere = path !== '';
  const pick = () => input.current?.click();

  return (
    // The button that takes the picture away goes with it, and the focus stays with the slot.
    <div className="upload-slot" tabIndex={-1}>
      <PictureInput ref={input} name={name} onPicture={send} />
      <PictureInput ref={photoInput} name={text.take(name)} capture={camera} onPicture={send} />
      {isThere ? (
        <button
          type="button"
          className="upload-slot-picture"
          aria-label={text.preview(name)}
          disabled={!picture.src}
          onClick={() => setIsLookedAt(true)}
        >
          {picture.src ? <img {...picture} alt="" /> : <Icon name="check" />}
        </button>
      ) : (
        <button type="button" className="upload-slot-picture" aria-label={text.choose(name)} onClick={pick}>
          {unsentPicture.src ? (
            <img className="upload-slot-unsent" {...unsentPicture} alt="" />
          ) : (
            <Icon name="addSquare" />
          )}
        </button>
      )}
      <span className="upload-slot-name">{name}</span>
      <State share={share} isThere={isThere} isUnsent={unsent !== undefined} />
      {share !== undefined && <progress value={share} aria-label={name} />}
      {!isThere && (
        <span className="upload-slot-camera">
          <Button look="chip" aria-label={text.take(name)} onClick={() => photoInput.current?.click()}>
            <Icon name="camera" /> {text.takePhoto}
          </Button>
        </span>
      )}
      {isThere && <Actions name={name} onAgain={pick} onRemove={() => onChange('', undefined)} />}
      <Wrong name={name} wrong={wrong} waiting={waiting} onRetry={sendAll} />
      {isLookedAt && picture.src && (
        <Sheet look="full" title={name} closeLabel={text.closePreview} onClose={() => setIsLookedAt(false)}>
          <img className="upload-slot-whole" src={picture.src} alt={name} />
        </Sheet>
      )}
    </div>
  );
}

interface StateProps {
  /** How much of it has gone up, while it does. */
  share: number | undefined;
  isThere: boolean;
  isUnsent: boolean;
}

function State({ share, isThere, isUnsent }: StateProps) {
  const isLost = isUnsent && !isThere && share === undefined;
  return (
    <span className="upload-slot-state" role="status" data-unsent={isLost ? '' : undefined}>
      {/* A reader has the bar for it: each step read out would go on for a minute. */}
      {share !== undefined && <span aria-hidden="true">{text.uploading(Math.round(share * 100))}</span>}
      {share === undefined && isThere && text.uploaded}
      {isLost && text.notUploaded}
    </span>
  );
}

interface WrongProps {
  name: string;
  wrong: Message | undefined;
  /** How many wait with this one; none where it does not wait. */
  waiting: number;
  onRetry: () => void;
}

const Wrong = ({ name, wrong, waiting, onRetry }: WrongProps) => (
  <>
    <p role="alert" className="field-error" data-msg-key={wrong?.key}>
      {wrong?.text}
    </p>
    {waiting > 0 && (
      <span className="upload-slot-actions">
        <Button aria-label={waiting > 1 ? undefined : text.tryAgain(name)} onClick={onRetry}>
          {waiting > 1 ? text.sendAll(waiting) : failureText.retry}
        </Button>
      </span>
    )}
  </>
);

interface ActionsProps {
  name: string;
  onAgain: () => void;
  onRemove: () => void;
}

const Actions = ({ name, onAgain, onRemove }: ActionsProps) => (
  <span className="upload-slot-actions">
    <Button look="icon" aria-label={text.again(name)} onClick={onAgain}>
      <Icon name="refresh" />
    </Button>
    <Button look="icon" aria-label={text.remove(name)} onClick={onRemove}>
      <Icon name="trash" />
    </Button>
  </span>
);

interface PictureInputProps {
  ref: RefObject<HTMLInputElement | null>;
  name: string;
  capture?: 'user' | 'environment';
  onPicture: (picked: File) => Promise<void>;
}

/** Only the buttons open it: neither a reader nor the Tab key finds it. On a phone `capture` opens the camera itself. */
function PictureInput({ ref, name, capture, onPicture }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={name}
      accept={UPLOAD_TYPES.join(',')}
      capture={capture}
      onChange={(event) => {
        const [picked] = event.target.files ?? [];
        if (picked) void onPicture(picked);
        // The same picture may be chosen once more after a failure.
        event.target.value = '';
      }}
    />
  );
}

interface Preview {
  /** Undefined where there is no file, or one that this phone cannot show. */
  src: string | undefined;
  onError: () => void;
}

function usePreview(file: File | undefined): Preview {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  const [unshown, setUnshown] = useState<string>();
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return { src: url === unshown ? undefined : url, onError: () => setUnshown(url) };
}
