import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { type Answers, ANSWERS, noAnswers, openQuestions, rangeOf, scoreOf } from '../rules/ask-yourself.ts';
import { text } from '../ask-yourself-text.ts';
import { HelpLines } from './help-lines.tsx';
import './ask-yourself.css';

/** Nine questions and what to do next. What is answered lives in this sheet and nowhere else. */
export function AskYourselfSheet({ onClose }: { onClose: () => void }) {
  const [answers, setAnswers] = useState(noAnswers);
  const [isDone, setIsDone] = useState(false);
  return (
    <Sheet look="bottom" title={text.title} onClose={onClose}>
      <div className="ask-yourself">
        {isDone ? (
          <Result
            score={scoreOf(answers)}
            onClose={onClose}
            onAgain={() => {
              setAnswers(noAnswers());
              setIsDone(false);
            }}
          />
        ) : (
          <Questions
            answers={answers}
            onAnswer={(at, answer) => setAnswers(answers.with(at, answer))}
            onDone={() => setIsDone(true)}
          />
        )}
        <small>{text.source}</small>
      </div>
    </Sheet>
  );
}

interface QuestionsProps {
  answers: Answers;
  onAnswer: (at: number, answer: number) => void;
  onDone: () => void;
}

function Questions({ answers, onAnswer, onDone }: QuestionsProps) {
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const open = openQuestions(answers);
  const missing = isAsked && open.length > 0 ? text.missing(open.length) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (open.length === 0) return onDone();
    setIsAsked(true);
    form.current?.querySelectorAll('fieldset')[open[0] ?? 0]?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <p>{text.private}</p>
      <p>{text.over}</p>
      {text.questions.map((question, at) => (
        <fieldset key={question} data-open={isAsked && answers[at] === undefined}>
          <legend>{question}</legend>
          {ANSWERS.map((answer) => (
            <label key={answer}>
              <input
                type="radio"
                name={`${name} ${at}`}
                checked={answers[at] === answer}
                onChange={() => onAnswer(at, answer)}
              />
              {text.answers[answer]}
            </label>
          ))}
        </fieldset>
      ))}
      <p role="status" data-msg-key={missing?.key}>
        {missing?.text}
      </p>
      <Button look="gold-wide" type="submit">
        {text.show}
      </Button>
    </form>
  );
}

function Result({ score, onClose, onAgain }: { score: number; onClose: () => void; onAgain: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  const range = rangeOf(score);
  const said = text.results[range];
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <h3 ref={head} tabIndex={-1}>
        {text.score(score)}
      </h3>
      <p data-msg-key={said.key}>{said.text}</p>
      {/* Who is hurt by play is led to people first. */}
      {range === 'high' && <HelpLines />}
      <Button look="gold-wide" onClick={onClose}>
        {text.toLimits}
      </Button>
      {range !== 'high' && <HelpLines />}
      <Button look="ghost-wide" onClick={onAgain}>
        {text.again}
      </Button>
    </>
  );
}
