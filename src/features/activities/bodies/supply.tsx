import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import type { Answer } from '#contract/define.ts';
import { text } from '#page/promotions/text.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { refusalWords } from '#ui/ending/index.ts';
import { BulbString, Coin } from '../parts/bulbs.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { text as common } from '../text.ts';
import './supply.css';

const claims = { get: activities.bankruptBonus };

type State = typeof activities.getActivityIds;

/** A little for a player who has run out. A tap asks for it, and nothing else does. */
function Supply({ state, claim, isBusy, busyWords }: BodyProps<State, typeof claims>) {
  const offer = state.activityMap[ACTIVITY_TYPES.supply];
  const amount = offer?.coin ? formatPesos(offer.coin) : undefined;
  const refusal = refusalWords(whyNot(state));
  return (
    <>
      <div className="supply-card">
        <BulbString lit={9} all={9}>
          <Basket />
        </BulbString>
        {amount && <b>{amount}</b>}
        <p>{text.supplyLead}</p>
        {offer && <Wager gifts={[{ id: REWARD_ITEMS.coin, betRate: offer.betRate }]} />}
        {typeof offer?.leftToday === 'number' && <small>{text.supplyLeft(offer.leftToday)}</small>}
      </div>
      {refusal && <p data-msg-key={refusal.key}>{refusal.text}</p>}
      <Button
        look="gold-wide"
        aria-disabled={isBusy || refusal !== undefined}
        onClick={() => !refusal && claim('get', {})}
      >
        {busyWords('get', {}) ?? (amount ? text.getSupply(amount) : common.getSome)}
      </Button>
    </>
  );
}

const WEAVE = [0, 1, 2, 3, 4];

/** A bag from the market, woven of leaves, with coins in it. */
const Basket = () => (
  <>
    <path className="drawn-line" d="M94 108c0-36 52-36 52 0" />
    <Coin x={102} y={106} />
    <Coin x={138} y={106} />
    <Coin x={120} y={100} size={12} />
    <path className="drawn-violet" d="M78 108h84l-8 40a5 5 0 0 1-5 4H91a5 5 0 0 1-5-4z" />
    {WEAVE.map((at) => (
      <path key={at} className={at % 2 === 0 ? 'drawn-gold' : 'drawn-coral'} d={`M${84 + at * 15} 116h12l-2 8h-9z`} />
    ))}
    {WEAVE.slice(1).map((at) => (
      <path key={at} className={at % 2 === 0 ? 'drawn-gold' : 'drawn-coral'} d={`M${77 + at * 15} 130h12l-2 8h-9z`} />
    ))}
  </>
);

/** What the server would say, as far as its last word tells: the player reads a no without a tap. */
function whyNot({ activityMap, isBankrupt, totalRecharge }: Answer<State>): string | undefined {
  const offer = activityMap[ACTIVITY_TYPES.supply];
  if (!offer) return 'activity.notEligible';
  if (hasEnded(offer.endTime)) return 'activity.ended';
  if (offer.leftToday === 0) return 'activity.usedUp';
  if (isBankrupt) return undefined;
  return totalRecharge > 0 ? 'activity.notBankrupt' : 'activity.needsDeposit';
}

export const described = promotion({
  type: ACTIVITY_TYPES.supply,
  state: activities.getActivityIds,
  claims,
  rules: () => text.supplyRules,
  rulesTitle: () => text.supplyRulesTitle,
  period: ({ activityMap }) => activityMap[ACTIVITY_TYPES.supply],
  Body: Supply,
});
