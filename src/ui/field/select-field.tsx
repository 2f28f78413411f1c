import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import type { Message } from '../text.ts';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  options: readonly { value: string; name: string }[];
  error?: Message | undefined;
}

export function SelectField({ label, options, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {({ id, describedBy }) => (
        <div className="field-box" data-invalid={error ? '' : undefined}>
          <select id={id} aria-describedby={describedBy} {...select}>
            {options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <span className="field-caret">
            <Icon name="back" />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
