import { useSignals } from '@preact/signals-react/runtime';
import { TICKET_LETTER_LENGTH, TICKET_SUBJECTS } from '#contract/ticket-rules.ts';
import { isReachable } from '#data/call/connection.ts';
import { Screen } from '#page/screen.tsx';
import { useQuery } from '#page/use-query.ts';
import { Button } from '#ui/button/button.tsx';
import { AreaField, SelectField, CheckField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { Icon } from '#ui/icon/index.ts';
import { PicturePicker } from '../parts/picture-picker.tsx';
import { useDiagnosis, type Diagnosis } from '../parts/use-diagnosis.ts';
import { useQuestion } from '../parts/use-question.ts';
import { text } from '../text.ts';
import './help.css';

/** A new question. It is written without a connection as well, and goes out when there is one. */
export function AskScreen() {
  const [wish] = useQuery('wish');
  return <Ask key={wish} wish={wish} />;
}

function Ask({ wish }: { wish: string }) {
  useSignals();
  const diagnosis = useDiagnosis();
  const asked = useQuestion(diagnosis.text, wish);
  const { reference, forgetReference, subject, setSubject, content, setContent, ...rest } = asked;
  const { pictures, setPictures, error, send } = rest;

  return (
    <Screen title={text.askTitle}>
      <Form className="ask" aria-label={text.askTitle} onSubmit={send}>
        <SelectField
          label={text.subject}
          value={subject}
          options={ORDER.map((number) => ({ value: String(number), name: text.subjects[number] ?? '' }))}
          onChange={(event) => setSubject(event.target.value)}
        />
        {reference !== '' && (
          <p className="ask-about">
            {text.about(reference)}
            <Button look="icon" aria-label={text.withoutReference(reference)} onClick={forgetReference}>
              <Icon name="close" />
            </Button>
          </p>
        )}
        <AreaField
          label={text.content}
          value={content}
          maxLength={TICKET_LETTER_LENGTH}
          hint={text.contentHint(String(TICKET_LETTER_LENGTH - content.length))}
          error={error}
          onChange={(event) => setContent(event.target.value)}
        />
        <PicturePicker pictures={pictures} onChange={setPictures} />
        <DiagnosisPart diagnosis={diagnosis} />
        <Button look="gold-wide" type="submit">
          {isReachable.value ? text.send : text.sendLater}
        </Button>
      </Form>
    </Screen>
  );
}

const { deposit, withdrawal, game, account, identity, offer, other } = TICKET_SUBJECTS;
/** The most asked for first. */
const ORDER = [deposit, withdrawal, game, account, identity, offer, other];

/** What goes along of this phone: all of it can be looked at, and each line taken out. */
function DiagnosisPart({ diagnosis: { lines, isOut, toggle, takeAllOut } }: { diagnosis: Diagnosis }) {
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
