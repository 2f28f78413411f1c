import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { latePart } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { text } from '../ask-yourself-text.ts';

const AskYourselfSheet = latePart(() => import('./ask-yourself-sheet.tsx'), 'AskYourselfSheet');

/** The way to nine questions that nobody else sees the answers of. */
export function AskYourselfCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="card care-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <Button look="ghost-wide" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text.begin}
      </Button>
      {isOpen && (
        <Until>
          <AskYourselfSheet onClose={() => setIsOpen(false)} />
        </Until>
      )}
    </section>
  );
}
