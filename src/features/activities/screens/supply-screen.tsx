import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { activities } from '#contract/activities.ts';
import type { Answer } from '#contract/define.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { activityMap } from '#data/activity-offers.ts';
import { isReachable } from '#data/connection.ts';
import { isChecking } from '#data/money/asked.ts';
import { useMoney } from '#data/money/use-money.ts';
import { showToast } from '#data/toasts.ts';
import { useCall } from '#data/use-call.ts';
import { goBack } from '#go-back';
import { cents, formatPesos } from '#shared/money.ts';
import type { Failure } from '#shared/outcome.ts';
import { Button } from '#ui/button/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { Screen } from '#ui/screen/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import './supply-screen.css';

/** A little for whoever has run out, asked for by a tap and by nothing else. */
export function SupplyScreen() {
  useSignals();
  const [, go] = useLocation();
  const { answer, failure, load } = useCall(activities.getActivityIds, {});
  const [after, setAfter] = useState<typeof answer>();
  const claim = useMoney(activities.bankruptBonus);
  const state = after ?? answer;
  const offer = (state?.activityMap ?? activityMap.value)[ACTIVITY_TYPES.supply];
  const left = offer?.leftToday ?? undefined;
  const refusal = state && whyNot(state);
  const isAsked = isChecking.value;
  // What was really given is said by the answer to the claim.
  const amount = offer?.coin ? formatPesos(offer.coin) : undefined;

  const lookAgain = useEffectEvent(() => {
    setAfter(undefined);
    void load();
  });
  // What a question has brought to light has changed what there is to get.
  useEffect(() => (isAsked ? () => lookAgain() : undefined), [isAsked]);

  async function get() {
    if (refusal) return;
    const given = await claim.run({});
    if (!given) return;
    if (given.state) setAfter(given.state);
    const coins = given.rewardList.reduce((sum, { count }) => sum + count, 0);
    showToast(text.given(formatPesos(cents(coins))));
  }

  const waits = isReachable.value ? undefined : claim.isPending ? text.stillAsking : text.noConnection;
  const note =
    noteOf(claim.failure) ?? refusal ?? waits ?? (state ? undefined : failure ? text.notLoaded : text.loading);
  return (
    <Screen title={text.supplyTitle} back={{ label: text.back, run: () => goBack(go) }}>
      <div className="supply">
        <div className="supply-card">
          <Icon name="gift" />
          {amount && <b>{amount}</b>}
          <p>{text.supplyLead}</p>
          {left !== undefined && <small>{text.supplyLeft(left)}</small>}
        </div>
        <p role="status" className="supply-note" data-msg-key={note?.key}>
          {note?.text}
        </p>
        {failure && !state ? (
          <Button look="gold-wide" onClick={() => void load()}>
            {text.retry}
          </Button>
        ) : (
          <Button
            look="gold-wide"
            aria-disabled={claim.isPending || isAsked || !isReachable.value || refusal !== undefined}
            onClick={() => void get()}
          >
            {isAsked ? text.checking : claim.isPending ? text.getting : amount ? text.getSupply(amount) : text.getSome}
          </Button>
        )}
        <section className="supply-rules">
          <h2>{text.supplyRulesTitle}</h2>
          <ul>
            {text.supplyRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>{text.responsible}</p>
        </section>
      </div>
    </Screen>
  );
}

function noteOf(failure: Failure | { kind: 'unwritten' } | undefined): Message | undefined {
  if (!failure || failure.kind === 'stale' || failure.kind === 'signed-out') return undefined;
  if (failure.kind === 'unwritten') return text.unwritten;
  if (failure.kind === 'offline') return text.offline;
  // Not the claim itself: an answer to that which was lost is asked about, and told of elsewhere.
  if (failure.kind === 'unanswered') return text.silent;
  if (failure.kind !== 'refused') return text.failed;
  const refusals: Readonly<Record<number, string>> = activities.bankruptBonus.refusals;
  return refusalOf(refusals[failure.code]) ?? text.failed;
}

function refusalOf(key: string | undefined): Message | undefined {
  const words = Object.entries(text.refusals).find(([name]) => name === key)?.[1];
  return key === undefined || words === undefined ? undefined : { key, text: words };
}

/** What the server would say, as far as its last word tells: nobody has to tap to hear a no. */
function whyNot({ activityMap: map, isBankrupt, totalRecharge }: Answer<typeof activities.getActivityIds>) {
  if (map[ACTIVITY_TYPES.supply]?.leftToday === 0) return refusalOf('activity.usedUp');
  if (isBankrupt) return undefined;
  return refusalOf(totalRecharge > 0 ? 'activity.notBankrupt' : 'activity.needsDeposit');
}
