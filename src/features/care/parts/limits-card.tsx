import { useState } from 'react';
import { care, type Limit } from '#contract/care.ts';
import { useAction } from '#data/ask/use-action.ts';
import type { Reading as Read } from '#data/ask/use-answer.ts';
import { Reading } from '#page/page.tsx';
import { formatMoment } from '#shared/time.ts';
import { useFirstOf } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { isAhead, limitWords } from '../rules/limits.ts';
import { text } from '../text.ts';
import { noteLimit } from './note-limit.ts';
import { LimitSheet } from './limit-sheet.tsx';
import { useAskedLimit } from './use-asked-limit.ts';

/** As many as a phone shows. */
const IN_SIGHT = 8;

/** What the player allows themselves by the day, week and month. */
export function LimitsCard({ reading }: { reading: Read<typeof care.getCare> }) {
  const [changed, setChanged] = useState<Limit>();
  const inSight = useFirstOf(reading.answer?.limitList ?? [], IN_SIGHT);
  const { asked, list } = useAskedLimit(reading.answer !== undefined);
  return (
    <section className="card care-card">
      <h2>{text.limitsTitle}</h2>
      <p>
        {text.limitsLead} {text.lossLead}
      </p>
      <Reading reading={reading}>
        {() => (
          <ul ref={list} className="care-limits">
            {inSight.map((limit) => (
              <li key={limit.kind} tabIndex={-1} data-limit={limit.kind} data-asked={limit.kind === asked || undefined}>
                <span>
                  {text.kinds[limit.kind]}
                  <b>{limitWords(limit.kind, limit.amount)}</b>
                </span>
                <Button aria-label={text.changeOf(text.kinds[limit.kind])} onClick={() => setChanged(limit)}>
                  {text.change}
                </Button>
                {limit.raise && <Raise limit={limit} raise={limit.raise} />}
              </li>
            ))}
          </ul>
        )}
      </Reading>
      {changed && <LimitSheet limit={changed} onClose={() => setChanged(undefined)} />}
    </section>
  );
}

/** A higher limit has been asked for: from when it can be confirmed, or the way to do it; and the way to let it be. */
function Raise({ limit: { kind, amount }, raise }: { limit: Limit; raise: NonNullable<Limit['raise']> }) {
  const setting = useAction(care.setLimit);
  const words = limitWords(kind, raise.amount);
  const isReady = !isAhead(raise.from);
  async function set(wanted: number | null) {
    const done = await setting.run(() => ({ kind, amount: wanted }), `yes ${kind} ${wanted}`);
    if (done) noteLimit(done.state, kind, wanted);
  }
  return (
    <>
      <small>{isReady ? text.raiseReady(words) : text.raiseFrom(words, formatMoment(raise.from))}</small>
      {isReady && (
        <Button aria-disabled={setting.isPending} onClick={() => void set(raise.amount)}>
          {text.raiseYes(words)}
        </Button>
      )}
      <Button aria-disabled={setting.isPending} onClick={() => void set(amount)}>
        {text.raiseNo(limitWords(kind, amount))}
      </Button>
      <FailureNote failure={setting.failure} refusals={care.setLimit.refusals} />
    </>
  );
}
