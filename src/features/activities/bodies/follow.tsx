import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import type { Task } from '#contract/entities/task.ts';
import { tasks } from '#contract/tasks.ts';
import { text } from '#page/promotions/text.ts';
import { OpenLink } from '../parts/open-link.tsx';
import { RowEnd } from '../parts/receive-button.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, ownPeriod, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { text as common } from '../text.ts';
import '../parts/rows.css';
import './follow.css';

const claims = { open: tasks.appProxyUser4TaskUserShare, receive: tasks.appProxyUser4TaskUserReceive };

type Props = BodyProps<typeof tasks.appProxyUser4TaskUser, typeof claims>;

/** The operator's pages elsewhere: open one, come back, receive. */
function Follow({ state: { taskList, endTime }, claim, isBusy, busyWords }: Props) {
  const isOver = hasEnded(endTime);
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.followRewards)}>
        <Hearts />
        <p>{text.followLead}</p>
      </section>
      {taskList.length === 0 && <p data-msg-key={text.followNone.key}>{text.followNone.text}</p>}
      <Wager gifts={taskList.flatMap(({ rewardList }) => rewardList)} />
      <ul className="promotion-rows follow">
        {taskList.map((task) => (
          <Followed
            key={task.id}
            task={task}
            isBusy={isBusy || isOver}
            busyWords={busyWords('receive', { propId: task.id })}
            onOpen={() => claim('open', { propId: task.id })}
            onReceive={() => claim('receive', { propId: task.id })}
          />
        ))}
      </ul>
    </>
  );
}

interface FollowedProps {
  task: Task;
  isBusy: boolean;
  busyWords: string | undefined;
  onOpen: () => void;
  onReceive: () => void;
}

function Followed({ task, isBusy, busyWords, onOpen, onReceive }: FollowedProps) {
  const { title, itemStatus, clickAction, rewardList } = task;
  const isOpen = itemStatus === ITEM_STATUS.open;
  return (
    <li>
      <p>
        <b>{title}</b>
        <small>{tellGifts(rewardList)}</small>
      </p>
      {isOpen && clickAction.startsWith('https://') && (
        <OpenLink
          look="ghost"
          href={clickAction}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${common.openReward}: ${title}`}
          isBusy={isBusy}
          onOpen={onOpen}
        >
          {common.openReward}
        </OpenLink>
      )}
      <RowEnd status={itemStatus} name={title} isBusy={isBusy} busyWords={busyWords} onReceive={onReceive} />
    </li>
  );
}

/** Hearts that rise from a phone. */
function Hearts() {
  return (
    <svg className="follow-hearts" viewBox="0 0 200 96" aria-hidden="true">
      <rect x="78" y="20" width="44" height="74" rx="8" />
      <path className="follow-screen" d="M83 28h34v56H83z" />
      {HEARTS.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          className="follow-heart"
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0 6C-8-2-4-8 0-4 4-8 8-2 0 6z"
        />
      ))}
    </svg>
  );
}

const HEARTS = [
  [100, 56, 2],
  [66, 40, 1.5],
  [138, 34, 1.7],
  [52, 18, 1.1],
  [152, 12, 1],
] as const;

export const described = promotion({
  type: ACTIVITY_TYPES.followRewards,
  state: tasks.appProxyUser4TaskUser,
  claims,
  rules: () => text.followRules,
  period: ownPeriod,
  Body: Follow,
});
