import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { UPLOAD_LIMIT_BYTES, UPLOAD_TYPES } from '#contract/kyc.ts';
import {
  type Album,
  isUnderWay,
  type Picture,
  sendAgain,
  sendPicture,
  takeAway,
  useAlbum,
} from '#data/sign-in/album.ts';
import type { Slot } from '#data/sign-in/upload.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text as failureText } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';
import { useNotes } from './use-notes.ts';
import './upload-slot.css';

interface UploadSlotProps {
  album: Album;
  slot: Slot;
  /** What the picture shows. */
  name: string;
  /** The side of the phone that has it in view. */
  camera: 'user' | 'environment';
}

/** One picture: taken or chosen, on its way, there, looked at, replaced, taken away. */
export function UploadSlot({ album, slot, name, camera }: UploadSlotProps) {
  const input = useRef<HTMLInputElement>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const { paths, pictures, unsent } = useAlbum(album);
  const [refused, setRefused] = useState<Message>();
  const [isLookedAt, setIsLookedAt] = useState(false);
  const chosen = pictures[slot];
  const isThere = paths[album.slots.indexOf(slot)] !== '';
  const isUnsent = unsent.includes(slot);
  const picture = usePreview(isThere || isUnsent || isUnderWay(chosen) ? chosen?.file : undefined);
  const [note] = useNotes([chosen?.failure]);
  const isOneOfSeveral = isUnsent && unsent.length > 1;
  const pick = () => input.current?.click();

  function send(picked: File) {
    const refusal = refusalOf(picked);
    setRefused(refusal);
    if (!refusal) sendPicture(album, slot, picked);
  }

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
          {picture.src ? <img className="upload-slot-unsent" {...picture} alt="" /> : <Icon name="addSquare" />}
        </button>
      )}
      <span className="upload-slot-name">{name}</span>
      <State picture={isUnderWay(chosen) ? chosen : undefined} isThere={isThere} isUnsent={isUnsent} />
      {isUnderWay(chosen) && <progress value={chosen.share ?? 0} aria-label={name} />}
      {!isThere && (
        <span className="upload-slot-camera">
          <Button look="chip" aria-label={text.take(name)} onClick={() => photoInput.current?.click()}>
            <Icon name="camera" /> {text.takePhoto}
          </Button>
        </span>
      )}
      {isThere && <Actions name={name} onAgain={pick} onRemove={() => takeAway(album, slot)} />}
      <Wrong
        name={name}
        wrong={refused ?? (isOneOfSeveral ? undefined : note)}
        onRetry={isUnsent && !isOneOfSeveral ? () => sendAgain(album) : undefined}
      />
      {isLookedAt && picture.src && (
        <Sheet look="full" title={name} closeLabel={text.closePreview} onClose={() => setIsLookedAt(false)}>
          <img className="upload-slot-whole" src={picture.src} alt={name} />
        </Sheet>
      )}
    </div>
  );
}

function refusalOf(picked: File): Message | undefined {
  if (!UPLOAD_TYPES.some((type) => type === picked.type)) return text.refusals['upload.wrongFormat'];
  return picked.size > UPLOAD_LIMIT_BYTES ? text.refusals['upload.tooLarge'] : undefined;
}

interface StateProps {
  /** One that is on its way. */
  picture: Picture | undefined;
  isThere: boolean;
  isUnsent: boolean;
}

const State = ({ picture, isThere, isUnsent }: StateProps) => (
  <span className="upload-slot-state" role="status" data-unsent={isUnsent ? '' : undefined}>
    {/* A reader has the bar for it: each step read out would go on for a minute. */}
    {picture && <span aria-hidden="true">{wayOf(picture)}</span>}
    {isThere && text.uploaded}
    {isUnsent && text.notUploaded}
  </span>
);

/** What has left the phone may be in its line for minutes: that is no 100 %. */
function wayOf({ share }: Picture): string {
  if (share === undefined) return text.inLine;
  return share < 1 ? text.uploading(Math.floor(share * 100)) : text.almostThere;
}

interface WrongProps {
  name: string;
  wrong: Message | undefined;
  /** Where it alone waits; of several one button sends all, and what is wrong stands beside that. */
  onRetry: (() => void) | undefined;
}

const Wrong = ({ name, wrong, onRetry }: WrongProps) => (
  <>
    <p role="alert" className="field-error" data-msg-key={wrong?.key}>
      {wrong?.text}
    </p>
    {onRetry && (
      <span className="upload-slot-actions">
        <Button aria-label={text.tryAgain(name)} onClick={onRetry}>
          {failureText.retry}
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
  onPicture: (picked: File) => void;
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
        if (picked) onPicture(picked);
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
