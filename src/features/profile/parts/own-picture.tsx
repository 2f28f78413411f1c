import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import { CropSheet } from './crop-sheet.tsx';

interface OwnPictureProps {
  onTake: (picture: string) => void;
}

/** The way to a picture of one's own. What is no picture is said, and nothing is lost. */
export function OwnPicture({ onTake }: OwnPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [wrong, setWrong] = useState<Message>();

  async function open(file: File | undefined) {
    if (!file) return;
    const read = await createImageBitmap(file).catch(() => undefined);
    setWrong(read ? undefined : text.noPhoto);
    setPhoto(read);
  }
  const close = () => {
    photo?.close();
    setPhoto(undefined);
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={text.chooseOwn}
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button look="ghost-wide" onClick={() => input.current?.click()}>
        <Icon name="camera" /> {text.chooseOwn}
      </Button>
      <p role="alert" className="field-error" data-msg-key={wrong?.key}>
        {wrong?.text}
      </p>
      {photo && (
        <CropSheet
          photo={photo}
          onClose={close}
          onTake={(picture) => {
            onTake(picture);
            close();
          }}
        />
      )}
    </>
  );
}
