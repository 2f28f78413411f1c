import { TICKET_PICTURES } from '#contract/ticket-rules.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { UPLOAD_LIMIT_BYTES, UPLOAD_TYPES } from '#contract/kyc.ts';
import { shrinkPicture } from '#data/sign-in/upload.ts';
import type { WaitingPicture } from '#data/tickets/tickets.ts';
import { log } from '#shared/log.ts';
import { text as uploadText } from '#page/upload/text.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

interface PicturePickerProps {
  pictures: readonly WaitingPicture[];
  /** By what there is then: a slow phone takes its time for a picture, and another is chosen or taken out meanwhile. */
  onChange: (change: (before: readonly WaitingPicture[]) => WaitingPicture[]) => void;
}

/** Pictures stay on the phone until the letter is sent. */
export function PicturePicker({ pictures, onChange }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<Message>();

  async function add(picked: File[]) {
    const room = picked.slice(0, TICKET_PICTURES - pictures.length);
    const refusal = room.map(refusalOf).find((one) => one !== undefined);
    setWrong(refusal);
    if (refusal) return;
    const read = await Promise.all(room.map(readPicture)).catch(noteUnread);
    if (!read) return setWrong(text.pictureUnread);
    onChange((now) => [...now, ...read].slice(0, TICKET_PICTURES));
    const over = picked.length - room.length;
    if (over > 0) setWrong(text.picturesOver(over, picked.length));
  }

  return (
    <div className="ask-pictures" role="group" aria-label={text.pictures}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text.pictures}
        accept={UPLOAD_TYPES.join(',')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          // The same picture may be chosen once more.
          event.target.value = '';
        }}
      />
      {pictures.length > 0 && (
        <ul>
          {pictures.map((picture, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- The same picture may be there twice.
            <li key={at}>
              <Thumbnail picture={picture} />
              <Button
                look="icon"
                aria-label={text.removePicture(picture.name)}
                onClick={() => onChange((now) => now.filter((one) => one !== picture))}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < TICKET_PICTURES && (
        <Button look="chip" onClick={() => input.current?.click()}>
          <Icon name="camera" /> {text.addPicture(pictures.length, TICKET_PICTURES)}
        </Button>
      )}
      <p role="alert" className="field-error" data-msg-key={wrong?.key}>
        {wrong?.text}
      </p>
    </div>
  );
}

function refusalOf({ type, size }: File): Message | undefined {
  if (!UPLOAD_TYPES.some((one) => one === type)) return uploadText.refusals['upload.wrongFormat'];
  return size > UPLOAD_LIMIT_BYTES ? uploadText.refusals['upload.tooLarge'] : undefined;
}

async function readPicture(file: File): Promise<WaitingPicture> {
  const small = await shrinkPicture(file);
  return { name: file.name, type: small.type || file.type, bytes: await small.arrayBuffer() };
}

/** One that was deleted meanwhile, or lies in a cloud that does not answer. */
const noteUnread = (error: unknown): void => log.info('a picture cannot be read', { why: String(error) });

function Thumbnail({ picture: { name, type, bytes } }: { picture: WaitingPicture }) {
  const url = useMemo(() => URL.createObjectURL(new Blob([bytes], { type })), [bytes, type]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={name} />;
}
