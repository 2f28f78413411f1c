import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Choices } from './choices.tsx';
import { StopSheet, type StopSheetProps } from './stop-sheet.tsx';

interface StopCardProps<Length extends number> {
  title: string;
  lead: string;
  lengths: readonly Length[];
  /** The one that is chosen before the player chooses. */
  first: Length;
  nameOf: (length: Length) => string;
  begin: (name: string) => string;
  /** What the player is asked once more. */
  askOf: (length: Length) => Omit<StopSheetProps, 'onClose'>;
  children?: ReactNode;
}

/** A player stops for a time: first how long, then whether they are sure. */
export function StopCard<Length extends number>(card: StopCardProps<Length>) {
  const { title, lead, lengths, first, nameOf, begin, askOf, children } = card;
  const [chosen, setChosen] = useState(first);
  const length = lengths.includes(chosen) ? chosen : first;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section className="card care-card">
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
      {lengths.length > 0 && (
        <>
          <Choices label={title} of={lengths} chosen={length} nameOf={nameOf} onChoose={setChosen} />
          <Button look="ghost-wide" onClick={() => setIsAsked(true)}>
            {begin(nameOf(length))}
          </Button>
        </>
      )}
      {isAsked && <StopSheet {...askOf(length)} onClose={() => setIsAsked(false)} />}
    </section>
  );
}
