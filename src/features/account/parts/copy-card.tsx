import { useEffect, useRef, useState } from 'react';
import { useFailed } from '#data/ask/use-action.ts';
import { MOST_READ } from '#data/ask/use-pages.ts';
import { saveFile } from '#data/device/share.ts';
import { csvOfOwnData } from '../rules/own-data-csv.ts';
import { gatherOwnData, isCutShort } from '../rules/own-data.ts';
import type { Failure } from '#shared/outcome.ts';
import { Button } from '#ui/button/button.tsx';
import { notMadeWords } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

const FILES = {
  json: { type: 'application/json', write: (gathered: object) => JSON.stringify(gathered, undefined, 2) },
  csv: { type: 'text/csv;charset=utf-8', write: csvOfOwnData },
};
const FILE_KINDS = ['json', 'csv'] as const;

/** All that the server has of the player, as a file that is made on this phone. */
export function CopyCard() {
  const [read, setRead] = useState<number>();
  const [failed, setFailed] = useFailed<{ failure: Failure }>();
  const [taken, setTaken] = useState<Message>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function take(kind: keyof typeof FILES) {
    if (read !== undefined) return;
    setFailed(undefined);
    setTaken(undefined);
    setRead(0);
    const { signal } = (asking.current = new AbortController());
    const outcome = await gatherOwnData({ signal, tell: setRead });
    if (!outcome) return;
    setRead(undefined);
    if (!outcome.ok) return setFailed({ failure: outcome.failure });
    const { type, write } = FILES[kind];
    saveFile(`perya-my-data.${kind}`, write(outcome.value), type);
    setTaken(isCutShort(outcome.value) ? text.takenNewest(MOST_READ) : text.taken);
  }

  const words = notMadeWords(failed?.failure) ?? taken;
  return (
    <section className="more-card">
      <h2>{text.takeTitle}</h2>
      <p>{text.takeLead}</p>
      <p role="status" data-msg-key={words?.key}>
        {read === undefined ? words?.text : text.taking(read)}
      </p>
      {FILE_KINDS.map((kind) => (
        <Button key={kind} aria-disabled={read !== undefined} onClick={() => void take(kind)}>
          {text.takeAs[kind]}
        </Button>
      ))}
    </section>
  );
}
