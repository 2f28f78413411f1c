import { useState } from 'react';
import { closeTerms } from '#data/sign-in/terms.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { type LegalDocument, LegalTabs } from './legal-tabs.tsx';

/** The same texts over a form, which stays as it is. */
export function TermsSheet() {
  const [selected, setSelected] = useState<LegalDocument>('terms');
  return (
    <Sheet look="full" title={text[selected]} closeLabel={text.back} onClose={closeTerms}>
      <LegalTabs selected={selected} onSelect={setSelected} />
    </Sheet>
  );
}
