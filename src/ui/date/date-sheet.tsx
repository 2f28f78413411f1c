import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { datesOf, readDay, writeDay } from './day.ts';
import { text } from './text.ts';
import './date-sheet.css';

interface DateSheetProps {
  /** As it stands in the field; '' for none yet. */
  value: string;
  min: string;
  max: string;
  onTake: (day: string) => void;
  onClose: () => void;
}

/** A day, chosen by month, day and year. What lies beyond the field's own limits can be chosen, and the field says so. */
export function DateSheet({ value, min, max, onTake, onClose }: DateSheetProps) {
  const [day, setDay] = useState(() => readDay(value, max));
  const years = upTo(Number(max.slice(0, 4)), Number(min.slice(0, 4))).toReversed();
  return (
    <Sheet
      look="bottom"
      title={text.title}
      onClose={onClose}
      footer={
        <Button look="gold" onClick={() => onTake(writeDay(day))}>
          {text.done}
        </Button>
      }
    >
      <div className="date-columns">
        <Column
          name={text.month}
          choices={text.months.map((name, at) => ({ value: at + 1, name }))}
          chosen={day.month}
          onChoose={(month) => setDay({ ...day, month })}
        />
        <Column
          name={text.date}
          choices={numbers(upTo(datesOf(day.year, day.month)))}
          chosen={Math.min(day.date, datesOf(day.year, day.month))}
          onChoose={(date) => setDay({ ...day, date })}
        />
        <Column
          name={text.year}
          choices={numbers(years)}
          chosen={day.year}
          onChoose={(year) => setDay({ ...day, year })}
        />
      </div>
    </Sheet>
  );
}

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const numbers = (values: number[]): Choice[] => values.map((value) => ({ value, name: String(value) }));

interface Choice {
  value: number;
  name: string;
}

interface ColumnProps {
  name: string;
  choices: Choice[];
  chosen: number;
  onChoose: (value: number) => void;
}

/** Opens with what is chosen in the middle. */
function Column({ name, choices, chosen, onChoose }: ColumnProps) {
  const column = useRef<HTMLFieldSetElement>(null);
  // The sheet is open by then: before it, nothing has a height.
  useEffect(() => {
    const list = column.current;
    const row = list?.querySelector<HTMLElement>('label:has(:checked)');
    if (list && row) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
  }, []);
  return (
    <fieldset ref={column} className="date-column">
      <legend>{name}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === chosen} onChange={() => onChoose(choice.value)} />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}
