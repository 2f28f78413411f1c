import type { TradeInfo } from '#contract/entities/order.ts';
import { isClimbed, type LadderStep } from '#contract/ladder-rules.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents, type Cents } from '#shared/money.ts';
import type { Message } from '#ui/text.ts';
import { stepFor } from '../rules/adds.ts';
import { text } from '../text.ts';
import './ladder.css';

export interface LadderWords {
  words: Message;
  /** How often the bonus is to be bet. */
  terms: string;
  /** Where the coin stands; without one all steps are climbed. */
  next?: LadderStep | undefined;
}

/** What the next deposit of the day adds; above the last step, or where a pending deposit may take it, that there is no more. Undefined without a ladder. */
export function ladderWords(info: TradeInfo, amount: Cents | undefined): LadderWords | undefined {
  const { ladderList, depositsToday, openList, maxAmount, ladderBetRate } = info;
  const pending = openList.length;
  if (isClimbed(ladderList, depositsToday)) return { words: text.ladderTop, terms: '' };
  const next = stepFor(info, amount ?? maxAmount);
  if (next) {
    if (next.percent === 0) return undefined;
    const most = formatShortPesos(cents(next.limitAmount));
    const words = pending > 0 ? text.ladderOpen(pending, next.percent, most) : text.ladder(next.percent, most);
    return { words, terms: text.bonusTerms(ladderBetRate ?? 1), next };
  }
  if (!isClimbed(ladderList, depositsToday + pending)) return undefined;
  return { words: text.ladderMayEnd(pending), terms: '', next: ladderList.find(({ step }) => step > depositsToday) };
}

export const Ladder = ({ steps, said }: { steps: readonly LadderStep[]; said: LadderWords }) => (
  <p className="deposit-ladder">
    <Stairs steps={steps} next={said.next} />
    <span data-msg-key={said.words.key}>{said.words.text}</span> {said.terms}
  </p>
);

const MOST_SHOWN = 3;

interface StairsProps {
  steps: readonly LadderStep[];
  /** Without one all are climbed. */
  next?: LadderStep | undefined;
}

/** The steps around the next one, on which a coin stands. Those before it are climbed today. */
function Stairs({ steps, next }: StairsProps) {
  const at = next ? steps.indexOf(next) : steps.length;
  const first = Math.max(0, Math.min(at - 1, steps.length - MOST_SHOWN));
  return (
    <svg aria-hidden="true" viewBox="0 0 80 58">
      {steps.slice(first, first + MOST_SHOWN).map(({ step, percent }, place) => (
        <g
          key={step}
          data-step={Math.sign(first + place - at)}
          transform={`translate(${place * 27 + 1} ${41 - place * 12})`}
        >
          {first + place === at && (
            <>
              <circle cx="12" cy="-10" r="9" />
              <text x="12" y="-6">
                ₱
              </text>
            </>
          )}
          <rect width="24" height={16 + place * 12} rx="3" />
          <text x="12" y="12">
            {percent}%
          </text>
        </g>
      ))}
    </svg>
  );
}
