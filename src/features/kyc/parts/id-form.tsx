import { useState } from 'react';
import { type Album, emptyAlbum, useAlbum } from '#data/sign-in/album.ts';
import { showToast } from '#data/toasts.ts';
import { goBackFrom } from '#page/go-back-from.ts';
import { hasAllSides, idCardImage } from '#page/upload/id-card-image.ts';
import { IdSlots } from '#page/upload/id-slots.tsx';
import { text as upload } from '#page/upload/text.ts';
import { namesOf, whyNotUp } from '#page/upload/why-not-up.ts';
import { paths } from '#paths';
import { Form } from '#ui/form/form.tsx';
import { text } from '../text.ts';
import { SendPictures } from './send-pictures.tsx';
import { usePictures } from './use-pictures.ts';

const PAPERS: Album = { draft: 'kyc', field: 'paths', slots: [1, 2, 3, 4] };

/** The four pictures of an ID. What has gone up already outlives a reload and a day offline. */
export function IdForm() {
  const album = useAlbum(PAPERS);
  const { paths: sides } = album;
  const [isChecked, setIsChecked] = useState(false);
  const pictures = usePictures(() => emptyAlbum(PAPERS));
  const isMissing = isChecked && !hasAllSides(sides);
  const missing = PAPERS.slots.filter((slot, at) => !sides[at] && ![...album.underWay, ...album.unsent].includes(slot));
  const whyNot = whyNotUp(album) ?? text.missing;

  async function send() {
    setIsChecked(true);
    if (!hasAllSides(sides)) return;
    if (!(await pictures.send({ idCardImage: idCardImage(sides) }))) return;
    emptyAlbum(PAPERS);
    showToast(text.sent);
    goBackFrom(paths.kycUpload());
  }

  return (
    <Form className="kyc" aria-label={text.uploadTitle} onSubmit={send}>
      <IdSlots album={PAPERS} />
      <SendPictures
        look="gold-wide"
        label={text.send}
        isPending={pictures.isPending}
        missing={isMissing ? whyNot : undefined}
        missingNames={isMissing && missing.length > 0 ? upload.stillMissing(namesOf(missing)) : undefined}
        failure={pictures.failure}
      />
    </Form>
  );
}
