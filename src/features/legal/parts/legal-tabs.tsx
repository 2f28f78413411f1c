import { useId, useLayoutEffect, useState } from 'react';
import { writeVisit } from '#data/device/visit.ts';
import { termsSheet } from '#data/open-sheet.ts';
import { text as pageText } from '#page/text.ts';
import { useFirstOf } from '#ui/below.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { type LegalSection, text } from '../text.ts';
import { privacy } from '../privacy-text.ts';
import { terms } from '../terms-text.ts';
import './legal-tabs.css';

export type LegalDocument = 'terms' | 'privacy';

const DOCUMENTS = { terms, privacy } satisfies Record<LegalDocument, { sections: readonly LegalSection[] }>;

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const satisfies LegalDocument[];

export const isLegalDocument = (name: string): name is LegalDocument => Object.hasOwn(DOCUMENTS, name);

interface LegalTabsProps {
  selected: LegalDocument;
  onSelect: (document: LegalDocument) => void;
}

/** The two texts, one tab each; a screen of its own and a sheet over a form both show them. */
export function LegalTabs({ selected, onSelect }: LegalTabsProps) {
  const panelId = useId();
  return (
    <div className="legal">
      <Tabs
        name={text.tabs}
        look="chips"
        tabs={[
          { id: 'terms', label: text.terms },
          { id: 'privacy', label: text.privacy },
        ]}
        selected={selected}
        panelId={panelId}
        onSelect={onSelect}
      />
      {/* Keyed, so that the other text begins at its beginning. */}
      <div key={selected} id={panelId} role="tabpanel" aria-label={text[selected]} tabIndex={0}>
        <LegalText of={selected} />
      </div>
    </div>
  );
}

/** Sections that are taller than a phone together. */
const IN_SIGHT = 3;

/** One of the texts, without a way to the other. */
export function LegalText({ of }: { of: LegalDocument }) {
  const inSight = useFirstOf<LegalSection>(DOCUMENTS[of].sections, IN_SIGHT);
  return (
    <>
      <p className="legal-updated">{text.updated}</p>
      {inSight.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </>
  );
}

function Section({ title, body = [], list = [], after = [] }: LegalSection) {
  return (
    <section>
      <h2>{title}</h2>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** The same texts over a form, which stays as it is. */
export function TermsSheet() {
  const [selected, setSelected] = useState<LegalDocument>('terms');

  useLayoutEffect(() => {
    writeVisit('agree', 1);
    return () => writeVisit('agree', 0);
  }, []);

  return (
    <Sheet look="full" title={text[selected]} closeLabel={pageText.back} onClose={termsSheet.close}>
      <LegalTabs selected={selected} onSelect={setSelected} />
    </Sheet>
  );
}
