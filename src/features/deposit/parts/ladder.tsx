import type { TradeInfo } from '#contract/entities/order.ts';
import { bonusOf, isClimbed, leastStep, type LadderStep } from '#contract/ladder-rules.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import { text } from '../text.ts';
import './ladder.css';

/** What the next deposit of the day adds, on which terms, and to a typed amount too; above the last step, or where a pending deposit may take it, that there is no more. */
export function Ladder({ info, amount }: { info: TradeInfo; amount: Cents | undefined }) {
  const { ladderList, depositsToday, openList } = info;
  const pending = openList.length;
  const step = leastStep(ladderList, { depositsToday, open: pending }, amount ?? info.maxAmount);
  if (isClimbed(ladderList, depositsToday)) {
    return (
      <p className="deposit-ladder">
        <Stairs steps={ladderList} />
        <span data-msg-key={text.ladderTop.key}>{text.ladderTop.text}</span>
      </p>
    );
  }
  if (!step && isClimbed(ladderList, depositsToday + pending)) {
    const mayEnd = text.ladderMayEnd(pending);
    return (
      <p className="deposit-ladder">
        <Stairs steps={ladderList} next={ladderList.find(({ step: at }) => at > depositsToday)} />
        <span data-msg-key={mayEnd.key}>{mayEnd.text}</span>
      </p>
    );
  }
  if (!step || step.percent === 0) return null;
  const adds = cents(bonusOf(step, amount ?? 0));
  const most = formatShortPesos(step.limitAmount);
  const words = pending > 0 ? text.ladderOpen(pending, step.percent, most) : text.ladder(step.percent, most);
  return (
    <p className="deposit-ladder">
      <Stairs steps={ladderList} next={step} />
      <span data-msg-key={words.key}>{words.text}</span> {text.bonusTerms(info.ladderBetRate ?? 1)}
      {adds > 0 && <b> {text.adds(formatShortPesos(adds))}</b>}
    </p>
  );
}

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
