import type { MouseEvent, ReactNode } from 'react';
import { depositSheet } from '#data/open-sheet.ts';
import { formatDate } from '#shared/format-date.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import type { Stop } from '../rules/stops.ts';
import { text } from '../text.ts';
import { unbroken } from './coupons.tsx';
import { isNeverEnough, ownStopWords, ToMyLimitsWide } from './own-limit.tsx';
import './stop-note.css';

interface StopNoteProps {
  words: Message;
  more?: string;
  /** The way to what helps. */
  children?: ReactNode;
}

/** In the place of a form that could only be refused: why, and what to do. */
const StopNote = ({ words, more, children }: StopNoteProps) => (
  <div className="deposit-stop">
    <Icon name="info" />
    <p>
      <b data-msg-key={words.key}>{words.text}</b> {more}
    </p>
    {children}
  </div>
);

/** Nothing can be put in, whatever the amount is. The deposits that are still to be paid stand above. */
export function StopOfAll({ stop }: { stop: Stop }) {
  if (stop.why === 'own') return <OwnStop {...stop} />;
  return <StopNote words={text.manyUnpaid} />;
}

interface StopOfPriceProps {
  stop: Stop;
  /** What is sold counts as a first deposit itself. */
  isFirst: boolean;
  hasPending: boolean;
}

/** What is sold cannot be paid. The deposits that are still to be paid stand below. */
export function StopOfPrice({ stop, isFirst, hasPending }: StopOfPriceProps) {
  if (stop.why === 'own') return <OwnStop {...stop} />;
  if (stop.why === 'manyUnpaid') return <StopNote words={text.manyUnpaid} />;
  if (stop.why === 'ordered') return <StopNote words={text.ordered} />;
  const least = formatShortPesos(stop.least);
  return (
    <StopNote words={isFirst ? text.tooLittle(least) : text.firstBefore(least)}>
      <Button look="gold-wide" onClick={depositInstead}>
        {hasPending ? text.toPending : text.toFirst}
      </Button>
    </StopNote>
  );
}

type OwnStopProps = Extract<Stop, { why: 'own' }>;

function OwnStop({ own, least, needed }: OwnStopProps) {
  const resets = isNeverEnough(own, least ?? needed) ? '' : text.ownResets(unbroken(formatDate(own.until)));
  return (
    <StopNote words={ownStopWords(own, least)} more={resets}>
      <ToMyLimitsWide own={own} />
    </StopNote>
  );
}

/** They stand above the form, on the screen and in the sheet. */
export const ToPending = () => (
  <Button look="ghost-wide" onClick={leadToPending}>
    {text.toPending}
  </Button>
);

function leadToPending({ currentTarget }: MouseEvent<HTMLElement>): void {
  const place = currentTarget.closest('.deposit')?.querySelector<HTMLElement>('.deposit-open');
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

/** In the same sheet, which is read anew from its title. */
function depositInstead({ currentTarget }: MouseEvent<HTMLElement>): void {
  const title = currentTarget.closest('dialog')?.querySelector<HTMLElement>('.sheet-title');
  depositSheet.open({});
  title?.focus();
}
