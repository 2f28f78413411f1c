import { useState } from 'react';
import { care, type Limit } from '#contract/care.ts';
import { useAction } from '#data/ask/use-action.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { isLoss, isTime, limitWords, readLimit } from '../rules/limits.ts';
import { text } from '../text.ts';
import { noteLimit } from './note-limit.ts';

/** Another limit of one kind, or none. */
export function LimitSheet({ limit: { kind, amount: current }, onClose }: { limit: Limit; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const setting = useAction(care.setLimit);

  async function set(amount: number | null) {
    const done = await setting.run(() => ({ kind, amount }), `${kind} ${amount}`);
    if (!done) return;
    noteLimit(done.state, kind, amount);
    onClose();
  }

  const amount = readLimit(kind, typed);

  function submit() {
    setIsChecked(true);
    if (typeof amount === 'number') void set(amount);
  }

  return (
    <Sheet look="bottom" title={text.kinds[kind]} onClose={onClose}>
      <Form className="care-form" aria-label={text.kinds[kind]} onSubmit={submit}>
        <p>
          {text.limitsLead} {isLoss(kind) && text.lossLead}
        </p>
        <TextField
          label={isTime(kind) ? text.time : text.amount}
          hint={text.limitNow(limitWords(kind, current))}
          lead={isTime(kind) ? undefined : '₱'}
          inputMode={isTime(kind) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed}
          error={isChecked && typeof amount !== 'number' ? amount : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FailureNote failure={setting.failure} refusals={care.setLimit.refusals} />
        <Button look="gold-wide" type="submit" aria-disabled={setting.isPending}>
          {setting.isPending ? text.saving : text.save}
        </Button>
        {current !== null && (
          <Button look="ghost-wide" aria-disabled={setting.isPending} onClick={() => void set(null)}>
            {text.remove}
          </Button>
        )}
      </Form>
    </Sheet>
  );
}
