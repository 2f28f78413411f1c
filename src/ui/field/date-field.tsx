import { type MouseEvent, useState } from 'react';
import { must } from '#shared/assert.ts';
import { text } from '../date/text.ts';
import { lazyNamed } from '../lazy-named.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { Until } from '../until.tsx';

const DateSheet = lazyNamed(() => import('../date/date-sheet.tsx'), 'DateSheet');

type DateFieldProps = Omit<TextFieldProps, 'type' | 'trail' | 'lead'> & { min: string; max: string };

/** A day can be typed, or chosen from lists: a browser's own calendar is a long way from today to a birthday. */
export function DateField(field: DateFieldProps) {
  const [input, setInput] = useState<HTMLInputElement>();
  const open = ({ currentTarget }: MouseEvent) =>
    setInput(must(currentTarget.parentElement?.querySelector('input'), 'the button stands in the box of its field'));

  return (
    <>
      <TextField
        {...field}
        type="date"
        trail={
          <button
            type="button"
            className="field-trail"
            aria-haspopup="dialog"
            aria-label={`${text.choose}: ${field.label}`}
            onClick={open}
          >
            {text.choose}
          </button>
        }
      />
      {input && (
        <Until>
          <DateSheet
            value={input.value}
            min={field.min}
            max={field.max}
            onClose={() => setInput(undefined)}
            onTake={(day) => {
              type(input, day);
              setInput(undefined);
            }}
          />
        </Until>
      )}
    </>
  );
}

/** As if it had been typed, so that a form that listens to the field hears of it. */
function type(input: HTMLInputElement, day: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
