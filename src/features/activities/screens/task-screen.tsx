import { useSignals } from '@preact/signals-react/runtime';
import { HOT_LIMIT } from '#contract/limits.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { player } from '#data/player/session.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { tasks } from '#contract/tasks.ts';
import { NothingHere } from '#page/page.tsx';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { type TaskWay, taskWay } from '../rules/task-way.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text } from '../text.ts';
import { PromotionScreen } from './promotion-screen.tsx';
import './task-screen.css';

const claims = { receive: tasks.appProxyUser4TaskUserReceive };
type Props = BodyProps<typeof tasks.getTaskUser, typeof claims>;

/** What the player can do for a reward, with how far each has come. */
export const TaskScreen = () => <PromotionScreen promotion={described} />;

function Tasks({ state, claim, isBusy, busyWords }: Props) {
  useSignals();
  const { achieveNum, achieveData, taskData, endTime } = state;
  const socialMedia = useStored('lobby', { hotLimit: HOT_LIMIT })?.config.socialMedia ?? [];
  const shareUrlMap = player.value?.user.shareUrlMap ?? {};
  const isEmpty = achieveData.length + taskData.length === 0;
  if (isEmpty || hasEnded(endTime)) {
    return <NothingHere icon="check" words={text.noTasks} action={{ label: text.toRewards, href: paths.rewards() }} />;
  }
  const draw = (goal: Goal, propId: number, way?: TaskWay) => (
    <GoalRow
      key={propId}
      goal={goal}
      way={way}
      isBusy={isBusy}
      busyWords={busyWords}
      onReceive={() => claim('receive', { propId })}
    />
  );
  return (
    <>
      <p>{text.tasksDone(achieveNum)}</p>
      <Wager gifts={[...achieveData, ...taskData].flatMap(({ rewardList }) => rewardList)} />
      {taskData.length > 0 && (
        <ul className="tasks">
          {taskData.map((one) => draw(one, one.id, taskWay(one, { socialMedia, shareUrlMap })))}
        </ul>
      )}
      {achieveData.length > 0 && (
        <section className="promotion" aria-label={text.milestones}>
          <h2>{text.milestones}</h2>
          <ul className="tasks">{achieveData.map((one) => draw(one, one.propId))}</ul>
        </section>
      )}
    </>
  );
}

type Goal = Omit<Props['state']['achieveData'][number], 'propId'>;

interface GoalProps {
  goal: Goal;
  /** Where it is done. */
  way: TaskWay | undefined;
  isBusy: boolean;
  busyWords: string | undefined;
  onReceive: () => void;
}

function GoalRow({
  goal: { title, target, reached, itemStatus, rewardList },
  way,
  isBusy,
  busyWords,
  onReceive,
}: GoalProps) {
  const name = title || text.task;
  const canReceive = itemStatus === ITEM_STATUS.claimable;
  const waits = itemStatus === ITEM_STATUS.received ? text.giftReceived : text.notDone;
  const gifts = tellGifts(rewardList);
  return (
    <li>
      <p>
        <b>{name}</b>
        {gifts && <span>{gifts}</span>}
        <progress aria-label={name} max={Math.max(1, target)} value={Math.min(reached, target)} />
        <small>{text.progress(Math.min(reached, target), target)}</small>
      </p>
      {canReceive ? (
        <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && onReceive()}>
          {busyWords ?? text.giftReceive}
          <span className="visually-hidden">: {name}</span>
        </Button>
      ) : (
        <em>{waits}</em>
      )}
      {way && itemStatus === ITEM_STATUS.open && (
        <ButtonLink
          look="ghost"
          href={way.href}
          {...(way.isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
          aria-label={`${text.doTask}: ${name}`}
        >
          {text.doTask}
        </ButtonLink>
      )}
    </li>
  );
}

const described = promotion({
  type: ACTIVITY_TYPES.tasks,
  state: tasks.getTaskUser,
  claims,
  title: () => text.tasksTitle,
  rules: () => ({ title: text.tasksRulesTitle, items: text.tasksRules }),
  // Once it is over the page says so itself.
  period: ({ startTime }) => ({ startTime, endTime: 0 }),
  Body: Tasks,
});
