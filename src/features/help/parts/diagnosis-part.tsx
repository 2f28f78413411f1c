import { CheckField } from '#ui/field/index.ts';
import { text } from '../text.ts';
import type { Diagnosis } from './use-diagnosis.ts';

/** What goes along of this phone: all of it can be looked at, and each line taken out. */
export function DiagnosisPart({ diagnosis: { lines, isOut, toggle, takeAllOut } }: { diagnosis: Diagnosis }) {
  const words = text.diagnosis;
  if (!lines) return <p className="ask-quiet">{words.looking}</p>;
  const left = lines.filter(({ id }) => !isOut(id)).length;
  return (
    <div className="ask-phone">
      <CheckField checked={left > 0} onChange={() => takeAllOut(left > 0)}>
        {words.goesAlong}
        <small>{words.why}</small>
      </CheckField>
      <details>
        <summary>{words.show(left, lines.length)}</summary>
        <ul>
          {lines.map(({ id, name, value }) => (
            <li key={id}>
              <CheckField checked={!isOut(id)} onChange={() => toggle(id)}>
                <b>{name}</b> {value}
              </CheckField>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
