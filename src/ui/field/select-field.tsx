import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  options: readonly { value: string; name: string }[];
}

export function SelectField({ label, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} cannotErr>
      {({ id }) => (
        <div className="field-box">
          <select id={id} {...select}>
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
