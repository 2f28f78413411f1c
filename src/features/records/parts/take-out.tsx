import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { readAllPages } from '#data/ask/use-pages.ts';
import { useFailed } from '#data/ask/use-action.ts';
import { saveFile } from '#data/device/share.ts';
import type { Failure } from '#shared/outcome.ts';
import { Button } from '#ui/button/button.tsx';
import { notMadeWords } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { csvOf } from '../rules/csv.ts';
import { inputOf } from '../rules/period.ts';
import type { Told } from '../rules/told.ts';
import { text } from '../text.ts';
import { useShown } from './shown.ts';
import { Statement } from './statement.tsx';
import { toldOf } from './views.tsx';

interface Taken {
  list: readonly Told[];
  /** Why it is not all there is. */
  note: Message | undefined;
}

/** The records of the chosen time as a file or on paper, made on this phone. */
export function TakeOut() {
  useSignals();
  const { today } = useShown();
  const { take, cancel, progress, failure } = useTaking();
  const [said, say] = useState<readonly Message[]>([]);
  const [printed, print] = useState<Taken>();

  useEffect(() => {
    if (printed) window.print();
  }, [printed]);

  async function save() {
    say([]);
    const taken = await take();
    if (!taken) return;
    saveFile(`${text.fileName}-${today}.csv`, csvOf(taken.list), 'text/csv;charset=utf-8');
    say([text.saved(taken.list.length), ...(taken.note ? [taken.note] : [])]);
  }

  async function makeStatement() {
    say([]);
    const taken = await take();
    if (!taken) return;
    say(taken.note ? [taken.note] : []);
    print(taken);
  }

  const isReading = progress !== undefined;
  // The buttons stay while the records are read, so that the one that was tapped keeps the focus.
  return (
    <div className="record-take-out" role="group" aria-label={text.takeOutName} tabIndex={-1}>
      <Button aria-disabled={isReading} onClick={() => !isReading && void save()}>
        {text.saveFile}
      </Button>
      <Button aria-disabled={isReading} onClick={() => !isReading && void makeStatement()}>
        {text.print}
      </Button>
      {progress && (
        <>
          <p role="status">{text.reading(...progress)}</p>
          <Button onClick={cancel}>{text.cancel}</Button>
        </>
      )}
      {[...said, ...(failure ? [failure] : [])].map(({ key, text: words }) => (
        <p key={key} role="status" data-msg-key={key}>
          {words}
        </p>
      ))}
      {printed && <Statement {...printed} />}
    </div>
  );
}

/** All rows of the chosen time: asked for page after page, or those that this phone keeps. */
function useTaking() {
  const { view, period, pages } = useShown();
  const [progress, setProgress] = useState<[read: number, total: number]>();
  const [failed, setFailed] = useFailed<{ failure: Failure }>();
  const asking = useRef<AbortController>(undefined);
  const stop = (): void => {
    asking.current?.abort();
    setProgress(undefined);
  };
  useEffect(() => () => asking.current?.abort(), []);

  async function take(): Promise<Taken | undefined> {
    setFailed(undefined);
    if (!isReachable.peek()) return told(pages.list, text.keptOnly(pages.list.length));
    const total = pages.first.answer?.total ?? 0;
    const { signal } = (asking.current = new AbortController());
    setProgress([0, total]);
    const tell = (read: number, all: number): void => setProgress([read, all]);
    const outcome = await readAllPages(view.row, { ...view.input, ...inputOf(period) }, { signal, tell });
    if (!outcome) return undefined;
    setProgress(undefined);
    if (!outcome.ok) {
      setFailed({ failure: outcome.failure });
      return undefined;
    }
    const { list } = outcome.value;
    return told(list, list.length < outcome.value.total ? text.newestOnly(list.length) : undefined);
  }

  const told = (list: readonly unknown[], note: Message | undefined): Taken => ({
    list: list.map((entry) => toldOf(view, entry)),
    note,
  });
  return { take, cancel: stop, progress, failure: notMadeWords(failed?.failure) };
}
