import { useLayoutEffect, useState } from 'react';
import { writeVisit } from '#data/device/visit.ts';
import { termsSheet } from '#data/open-sheet.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { type LegalDocument, LegalTabs } from './legal-tabs.tsx';

/** The same texts over a form, which stays as it is. */
export function TermsSheet() {
  const [selected, setSelected] = useState<LegalDocument>('terms');

  useLayoutEffect(() => {
    writeVisit('agree', 1);
    return () => writeVisit('agree', 0);
  }, []);

  return (
    <Sheet look="full" title={text[selected]} closeLabel={text.back} onClose={termsSheet.close}>
      <LegalTabs selected={selected} onSelect={setSelected} />
    </Sheet>
  );
}
