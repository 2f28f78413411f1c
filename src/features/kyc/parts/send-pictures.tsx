import { kyc } from '#contract/kyc.ts';
import type { Failure } from '#shared/outcome.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

interface SendPicturesProps {
  look: 'gold-wide' | 'ghost-wide';
  label: string;
  isPending: boolean;
  /** What is missing, once the player has asked to send. */
  missing: Message | undefined;
  /** The same by name, where there are several. */
  missingNames?: string | undefined;
  failure: Failure | undefined;
}

/** The button that hands pictures in, with why they were not. */
export function SendPictures({ look, label, isPending, missing, missingNames, failure }: SendPicturesProps) {
  return (
    <>
      <Button look={look} type="submit" aria-disabled={isPending}>
        {isPending ? text.sending : label}
      </Button>
      <div role="alert">
        {missing && (
          <p className="field-error" data-msg-key={missing.key}>
            {missing.text}
          </p>
        )}
        {missingNames && <p className="field-hint">{missingNames}</p>}
      </div>
      <FailureNote failure={failure} refusals={kyc.addKyc.refusals} />
    </>
  );
}
