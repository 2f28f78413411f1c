import { useState } from 'react';
import { useDraft } from '#data/player/drafts.ts';
import { showToast } from '#data/toasts.ts';
import { UploadSlot } from '#page/upload/upload-slot.tsx';
import { Form } from '#ui/form/form.tsx';
import { text } from '../text.ts';
import { SendPictures } from './send-pictures.tsx';
import { usePictures } from './use-pictures.ts';

/** Proof of income is one picture, which is sent alone. */
export function IncomeForm() {
  const [path, setPath] = useState('');
  const [file, setFile] = useState<File>();
  const [isChecked, setIsChecked] = useState(false);
  const draft = useDraft('income', { path }, (kept) => setPath(kept['path'] ?? ''));
  const pictures = usePictures(() => setPath(''));

  async function send() {
    setIsChecked(true);
    if (path === '' || !(await pictures.send({ sourceOfIncomePath1: path }))) return;
    draft.forget();
    showToast(text.sent);
  }

  return (
    <Form className="kyc" aria-label={text.incomeTitle} onSubmit={send}>
      <div className="kyc-income">
        <UploadSlot
          slot={1}
          name={text.incomeSlot}
          camera="environment"
          path={path}
          file={file}
          onChange={(sent, picked) => {
            setPath(sent);
            setFile(picked);
          }}
        />
      </div>
      <SendPictures
        look="ghost-wide"
        label={text.sendIncome}
        isPending={pictures.isPending}
        missing={isChecked && path === '' ? text.incomeMissing : undefined}
        failure={pictures.failure}
      />
    </Form>
  );
}
