import { useSignals } from '@preact/signals-react/runtime';
import { readAward, type Reward } from '#contract/entities/reward.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { invites } from '#contract/invites.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { Button } from '#ui/button/button.tsx';
import { text } from '../invites-text.ts';
import { InviteLink } from '#page/invite/invite-link.tsx';
import { useInvite } from '#page/invite/use-invite.ts';
import { RowEnd } from '../parts/receive-button.tsx';
import { Wager, WagerAbove } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, ownPeriod, promotion } from '../promotion.ts';
import { type InviteStep, stepsOf } from '../rules/invite-steps.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { text as common } from '../text.ts';
import '../parts/rows.css';
import './invite-friends.css';

const claims = { receive: invites.appInviteBonus1UserReceive };

type Props = BodyProps<typeof invites.appInviteBonus1User, typeof claims>;

/** Friends who count against what each reward asks for: one reward after the other. */
function InviteFriends({ state, claim, isBusy, busyWords }: Props) {
  useSignals();
  const config = useLobby().config;
  const { appInviteBonus1User: progress, shareUrl, endTime } = state;
  const { invite } = useInvite(shareUrl);
  const steps = progress ? stepsOf(config.appInviteBonus1ConfigList, progress) : [];
  const unreceived = steps.filter(({ status }) => status !== ITEM_STATUS.received);
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.inviteFriend1)}>
        <Friends count={progress?.inviteCount ?? 0} />
        {progress && <p>{text.friendsLead(progress.inviteCount)}</p>}
      </section>
      <InviteLink shareUrl={shareUrl} hasNoInvite={steps.some(({ isCurrent }) => isCurrent)} />
      {steps.length === 0 && <p data-msg-key={text.friendsNone.key}>{text.friendsNone.text}</p>}
      <WagerAbove rows={unreceived.map(({ award }) => readAward(award))}>
        <ol className="promotion-rows invite-steps">
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              award={readAward(step.award)}
              isBusy={isBusy || hasEnded(endTime)}
              busyWords={busyWords('receive', { propId: step.id })}
              onInvite={invite}
              onReceive={() => claim('receive', { propId: step.id })}
            />
          ))}
        </ol>
      </WagerAbove>
    </>
  );
}

interface StepProps {
  step: InviteStep;
  award: readonly Reward[];
  isBusy: boolean;
  busyWords: string | undefined;
  onInvite: () => void;
  onReceive: () => void;
}

function Step({ step, award, onInvite, ...end }: StepProps) {
  const { needed, reached, status, isCurrent } = step;
  const isReceived = status === ITEM_STATUS.received;
  return (
    <li data-current={isCurrent}>
      <p>
        <b>{text.friendsNeed(needed)}</b>
        <em>{tellGifts(award)}</em>
        {/* The player is one of them: the specification counts so. */}
        <span>
          <span aria-hidden="true">{text.friendsProgress(reached + 1, needed + 1)}</span>
          <span className="visually-hidden">{common.progress(reached + 1, needed + 1)}</span>{' '}
          <small>{text.friendsWithYou(reached)}</small>
        </span>
        {!isReceived && <Wager gifts={award} />}
      </p>
      {isReceived && isCurrent ? (
        <Button look="ghost" aria-disabled>
          {common.giftReceived}
        </Button>
      ) : (
        <RowEnd {...end} status={status} name={text.friendsNeed(needed)} />
      )}
      {isCurrent && status === ITEM_STATUS.open && (
        <Button look="gold" onClick={onInvite}>
          {text.inviteNow}
        </Button>
      )}
    </li>
  );
}

/** The player in the middle, and a friend on each string of bulbs once one counts. */
function Friends({ count }: { count: number }) {
  return (
    <svg className="invite-friends" viewBox="0 0 200 96" aria-hidden="true">
      <path className="invite-string" d="M8 14q92 34 184 0" />
      {PLACES.map(([x, y], at) => (
        <g key={x} transform={`translate(${x} ${y})`} data-here={at < count}>
          <circle r="9" />
          <path d="M-14 30c0-11 6-17 14-17s14 6 14 17z" />
        </g>
      ))}
      <g className="invite-self" transform="translate(100 50)">
        <circle r="12" />
        <path d="M-19 40c0-15 8-23 19-23s19 8 19 23z" />
      </g>
    </svg>
  );
}

const PLACES = [
  [64, 56],
  [136, 56],
  [32, 52],
  [168, 52],
] as const;

export const described = promotion({
  type: ACTIVITY_TYPES.inviteFriend1,
  state: invites.appInviteBonus1User,
  claims,
  rules: () => text.friendsRules,
  period: ownPeriod,
  Body: InviteFriends,
});
