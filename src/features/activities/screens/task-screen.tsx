import { useSignals } from '@preact/signals-react/runtime';
import { useLobby } from '#data/lobby/use-stored.ts';
import { player } from '#data/player/session.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { tasks } from '#contract/tasks.ts';
import { NothingHere } from '#page/page.tsx';
import { paths } from '#paths';
import { text } from '#page/promotions/text.ts';
import { Below, useFirstOf } from '#ui/below.tsx';
import { BulbString } from '../parts/bulbs.tsx';
import { OpenLink } from '../parts/open-link.tsx';
import { RowEnd } from '../parts/receive-button.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { type TaskWay, taskWay } from '../rules/task-way.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { siteOf, taskProgress, taskWords } from '../rules/task-words.ts';
import { text as common } from '../text.ts';
import { PromotionScreen } from './promotion-screen.tsx';
import './task-screen.css';

const claims = { open: tasks.appProxyUser4TaskUserShare, receive: tasks.appProxyUser4TaskUserReceive };
type Props = BodyProps<typeof tasks.getTaskUser, typeof claims>;

/** As many as a phone shows. */
const IN_SIGHT = 5;

/** What the player can do for a reward, with how far each has come. */
export const TaskScreen = () => <PromotionScreen promotion={described} />;

function Tasks({ state, claim, isBusy, busyWords }: Props) {
  useSignals();
  const { achieveNum, achieveData, taskData, endTime } = state;
  const socialMedia = useLobby().config.socialMedia ?? [];
  const shareUrlMap = player.value?.user.shareUrlMap ?? {};
  const received = taskData.filter(({ itemStatus }) => itemStatus === ITEM_STATUS.received).length;
  const inSight = useFirstOf(taskData, IN_SIGHT);
  const isEmpty = achieveData.length + taskData.length === 0;
  if (isEmpty || hasEnded(endTime)) {
    return (
      <NothingHere icon="check" words={text.noTasks} action={{ label: common.toRewards, href: paths.rewards() }} />
    );
  }
  const wordsOf = (propId: number) => busyWords('receive', { propId });
  const actions = { isBusy, onReceive: (propId: number) => claim('receive', { propId }) };
  return (
    <>
      <div className="promotion-head">
        <BulbString lit={Math.round((10 * received) / Math.max(1, taskData.length))} all={10}>
          <StampCard />
        </BulbString>
        <p>{text.taskPoints(achieveNum)}</p>
        {taskData.length > 0 && <small>{text.tasksDone(received, taskData.length)}</small>}
      </div>
      <Wager gifts={[...achieveData, ...taskData].flatMap(({ rewardList }) => rewardList)} />
      {taskData.length > 0 && (
        <section className="promotion" aria-label={usualTitleOf(ACTIVITY_TYPES.tasks)}>
          <h2>{usualTitleOf(ACTIVITY_TYPES.tasks)}</h2>
          <ul className="tasks">
            {inSight.map((one) => (
              <GoalRow
                key={one.id}
                {...actions}
                busyWords={wordsOf(one.id)}
                goal={{ ...one, name: taskWords(one), about: aboutOf(one), progress: taskProgress(one) }}
                way={taskWay(one, { socialMedia, shareUrlMap })}
                onOpen={siteOf(one) === undefined ? undefined : () => claim('open', { propId: one.id })}
              />
            ))}
          </ul>
        </section>
      )}
      {achieveData.length > 0 && (
        <Below>
          <section className="promotion" aria-label={common.milestones}>
            <h2>{common.milestones}</h2>
            <ul className="tasks">
              {achieveData.map((one) => (
                <GoalRow
                  key={one.propId}
                  {...actions}
                  busyWords={wordsOf(one.propId)}
                  goal={{ ...one, id: one.propId, name: one.title || text.milestoneAt(text.taskPoints(one.target)) }}
                />
              ))}
            </ul>
          </section>
        </Below>
      )}
    </>
  );
}

const STAMPS = [0, 1, 2];

/** A card with a stamp for each thing that is done. */
const StampCard = () => (
  <g transform="rotate(-5 120 112)">
    <rect className="drawn-paper" x="70" y="70" width="100" height="74" rx="8" />
    <path className="drawn-coral" d="M70 84v-6a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8v6z" />
    {STAMPS.map((at) => (
      <g key={at} transform={`translate(0 ${at * 18 - 4})`}>
        <circle className={at < 2 ? 'drawn-gold' : 'drawn-faint'} cx="86" cy="102" r="7" />
        {at < 2 && <path className="drawn-night" d="m82 102 3 4 7-8-2-1-5 5-2-2z" />}
        <rect className="drawn-faint" x="100" y="98" width={at === 1 ? 42 : 56} height="7" rx="3.5" />
      </g>
    ))}
  </g>
);

type Task = Props['state']['taskData'][number];

const aboutOf = ({ isDaily, points }: Task): string =>
  [isDaily && text.taskDaily, points > 0 && text.taskPoints(points)].filter(Boolean).join(' · ');

interface GoalProps {
  goal: Pick<Task, 'id' | 'target' | 'reached' | 'itemStatus' | 'rewardList'> & {
    name: string;
    about?: string;
    progress?: string;
  };
  /** Where it is done. */
  way?: TaskWay | undefined;
  isBusy: boolean;
  busyWords: string | undefined;
  /** Its way has been tapped, where that is all that is known of it. */
  onOpen?: (() => void) | undefined;
  onReceive: (id: number) => void;
}

function GoalRow({ goal, way, isBusy, busyWords, onOpen, onReceive }: GoalProps) {
  const { id, name, target, reached, itemStatus, rewardList, about, progress } = goal;
  const gifts = tellGifts(rewardList);
  const done = Math.min(reached, target);
  return (
    // Its button goes with what is received, and the focus stays with the task.
    <li tabIndex={-1}>
      <p>
        <b>{name}</b>
        {gifts && <span>{gifts}</span>}
        {about && <small>{about}</small>}
        <progress aria-label={name} max={Math.max(1, target)} value={done} />
        <small>{progress ?? common.progress(done, target)}</small>
      </p>
      <RowEnd status={itemStatus} name={name} isBusy={isBusy} busyWords={busyWords} onReceive={() => onReceive(id)} />
      {way && itemStatus === ITEM_STATUS.open && (
        <OpenLink
          look="ghost"
          href={way.href}
          {...(way.isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
          aria-label={`${text.doTask}: ${name}`}
          // A task that is done in the app tells nothing by its tap.
          isBusy={isBusy && onOpen !== undefined}
          onOpen={() => onOpen?.()}
        >
          {text.doTask}
        </OpenLink>
      )}
    </li>
  );
}

const described = promotion({
  type: ACTIVITY_TYPES.tasks,
  state: tasks.getTaskUser,
  claims,
  rules: () => text.tasksRules,
  rulesTitle: () => text.tasksRulesTitle,
  // Once it is over the page says so itself.
  period: ({ startTime }) => ({ startTime, endTime: 0 }),
  Body: Tasks,
});
