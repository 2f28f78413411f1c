import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import type { Answer } from '#contract/define.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { refusalWords } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { text } from '../text.ts';
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
        <Icon name="gift" />
        {amount && <b>{amount}</b>}
        <p>{text.supplyLead}</p>
        {offer && <Wager gifts={[{ id: REWARD_ITEMS.coin, betRate: offer.betRate }]} />}
        {typeof offer?.leftToday === 'number' && <small>{text.supplyLeft(offer.leftToday)}</small>}
      </div>
      {refusal && (
        <p className="promotion-note" data-msg-key={refusal.key}>
          {refusal.text}
        </p>
      )}
      <Button
        look="gold-wide"
        aria-disabled={isBusy || refusal !== undefined}
        onClick={() => !refusal && claim('get', {})}
      >
        {busyWords ?? (amount ? text.getSupply(amount) : text.getSome)}
      </Button>
    </>
  );
}

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
  title: () => text.supplyTitle,
  rules: () => ({ title: text.supplyRulesTitle, items: text.supplyRules }),
  period: ({ activityMap }) => activityMap[ACTIVITY_TYPES.supply],
  Body: Supply,
});
