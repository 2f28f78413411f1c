import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { latePart } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { text } from '../self-test-text.ts';

const SelfTestSheet = latePart(() => import('./self-test-sheet.tsx'), 'SelfTestSheet');

/** The way to nine questions that nobody else sees the answers of. */
export function SelfTestCard() {
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
          <SelfTestSheet onClose={() => setIsOpen(false)} />
        </Until>
      )}
    </section>
  );
}
