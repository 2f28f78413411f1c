import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { text } from '../agents-text.ts';
import { InviteLink } from '#page/invite/invite-link.tsx';
import { usualTitleOf } from '#page/promotions/title-of.ts';

import { InviteJar } from '../parts/invite-jar.tsx';
import { InviteList } from '../parts/invite-list.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, periodOwing, promotion } from '../promotion.ts';
import './agent.css';

const claims = { exchange: agents.agent3Exchange };

type Props = BodyProps<typeof agents.agentData, typeof claims>;

/** As many friends as one answer holds; the claim's answer makes the page ask again. */
const MOST_SHOWN = 100;

/** A pot that friends' bets fill, and the friends who fill it. */
function Agent({ state, claim, isBusy, busyWords }: Props) {
  const { pot, totalCommission, ratePercent, betRate, friendCount, validCount, inviteCode, shareUrl } = state;
  const isOff = isBusy || pot === 0;
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.agent)}>
        <InviteJar isFull={pot > 0} />
        <small>{text.waiting}</small>
        <b className="agent-amount">{formatPesos(pot)}</b>
        {!hasEnded(state.endTime) && <p>{text.share(String(ratePercent))}</p>}
        <Button look="gold-wide" aria-disabled={isOff} onClick={() => !isOff && claim('exchange', {})}>
          {busyWords('exchange', {}) ?? (pot > 0 ? text.take(formatPesos(pot)) : text.nothing)}
        </Button>
        <Wager gifts={[{ id: REWARD_ITEMS.coin, betRate }]} />
        <small>{text.inAll(formatPesos(totalCommission))}</small>
      </section>
      <InviteLink shareUrl={shareUrl} inviteCode={inviteCode} />
      <h2>{text.friends(friendCount, validCount)}</h2>
      <InviteList list={state.list} total={state.total} empty={text.noFriends} />
    </>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.agent,
  state: agents.agentData,
  input: { page: 1, pageSize: MOST_SHOWN },
  claims,
  owes: true,
  rules: () => text.rules,
  period: periodOwing(({ pot }) => pot > 0),
  Body: Agent,
});
