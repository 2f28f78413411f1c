import { useState } from 'react';
import { type Album, emptyAlbum, useAlbum } from '#data/sign-in/album.ts';
import { showToast } from '#data/toasts.ts';
import { LostNote } from '#page/upload/lost-note.tsx';
import { UploadSlot } from '#page/upload/upload-slot.tsx';
import { whyNotUp } from '#page/upload/why-not-up.ts';
import { Form } from '#ui/form/form.tsx';
import { text } from '../text.ts';
import { SendPictures } from './send-pictures.tsx';
import { usePictures } from './use-pictures.ts';

const PAPERS: Album = { draft: 'income', field: 'path', slots: [1] };

/** Proof of income is one picture, which is sent alone. */
export function IncomeForm() {
  const album = useAlbum(PAPERS);
  const [path = ''] = album.paths;
  const whyNot = whyNotUp(album, () => text.incomeSlot) ?? text.incomeMissing;
  const [isChecked, setIsChecked] = useState(false);
  const pictures = usePictures(() => emptyAlbum(PAPERS));

  async function send() {
    setIsChecked(true);
    if (path === '' || !(await pictures.send({ sourceOfIncomePath1: path }))) return;
    emptyAlbum(PAPERS);
    showToast(text.sent);
  }

  return (
    <Form className="kyc" aria-label={text.incomeTitle} onSubmit={send}>
      <LostNote album={PAPERS} />
      <div className="kyc-income">
        <UploadSlot album={PAPERS} slot={1} name={text.incomeSlot} camera="environment" />
      </div>
      <SendPictures
        look="ghost-wide"
        label={text.sendIncome}
        isPending={pictures.isPending}
        missing={isChecked && path === '' ? whyNot : undefined}
        failure={pictures.failure}
      />
    </Form>
  );
}
