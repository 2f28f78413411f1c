import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Task } from '#contract/entities/task.ts';
import { ITEM_STATUS, TASK_KINDS } from '#contract/reward-enums.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { shareAndTell } from '#page/copy.ts';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { Wager } from '../parts/wager.tsx';
import { isMoneyTask, taskProgress, taskWords } from '../rules/task-words.ts';
import { text } from '../text.ts';
import { text as seasons } from './text.ts';

interface DayTasksProps {
  tasks: readonly Task[];
  /** What is done now counts. */
  isOn: boolean;
  isOff: boolean;
  /** What the buttons say while their claim is under way. */
  shareWords: string | undefined;
  receiveWords: (id: number) => string | undefined;
  onShared: () => void;
  onReceive: (id: number) => void;
}

/** What gives active points today: each with how far it has come and what leads to it. */
export function DayTasks({ tasks, receiveWords, onReceive, ...way }: DayTasksProps) {
  return (
    <section className="new-year-card" aria-label={seasons.newYearTasks}>
      <h2>{seasons.newYearTasks}</h2>
      {tasks.length === 0 && <p data-msg-key={seasons.newYearNothing.key}>{seasons.newYearNothing.text}</p>}
      <Wager gifts={tasks.flatMap(({ rewardList }) => rewardList)} />
      <ul className="new-year-list">
        {tasks.map((task) => (
          <li key={task.id}>
            <p>
              <b>{wordsOf(task)}</b>
              <small>{tellGifts(task.rewardList)}</small>
              {isMoneyTask(task) && task.itemStatus === ITEM_STATUS.open && <small>{taskProgress(task)}</small>}
            </p>
            <Way {...way} task={task} receiveWords={receiveWords(task.id)} onReceive={() => onReceive(task.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Here what is shared is Perya itself, and no wheel. */
const wordsOf = (task: Task): string =>
  task.kind === TASK_KINDS.todayShareSpin ? seasons.taskShare : taskWords({ ...task, title: '', isDaily: true });

interface WayProps extends Pick<DayTasksProps, 'isOn' | 'isOff' | 'shareWords' | 'onShared'> {
  task: Task;
  receiveWords: string | undefined;
  onReceive: () => void;
}

/** What was shared while another claim is under way, or the connection is gone, is counted after that. */
function useShare(isOff: boolean, onShared: () => void): () => Promise<void> {
  const [shared, setShared] = useState(0);
  const counted = useRef(0);
  const count = useEffectEvent(onShared);

  useEffect(() => {
    if (isOff || counted.current === shared) return;
    counted.current = shared;
    count();
  }, [shared, isOff]);

  return async () => {
    const how = await shareAndTell('Perya', paths.home());
    if (how === 'shared' || how === 'copied') setShared((times) => times + 1);
  };
}

/** What there is to tap: what leads to it, what receives it, or that it is done. */
function Way({ task, isOn, isOff, shareWords, receiveWords, onShared, onReceive }: WayProps) {
  const { kind, itemStatus } = task;
  const share = useShare(isOff, onShared);
  const name = (words: string) => `${words}: ${wordsOf(task)}`;
  if (itemStatus === ITEM_STATUS.received) return <Icon name="check" />;
  if (itemStatus === ITEM_STATUS.claimable) {
    return (
      <Button
        look="gold"
        aria-disabled={isOff}
        aria-label={name(receiveWords ?? text.giftReceive)}
        onClick={() => !isOff && onReceive()}
      >
        {receiveWords ?? text.giftReceive}
      </Button>
    );
  }
  if (kind === TASK_KINDS.todayShareSpin) {
    return (
      <Button
        look="ghost"
        aria-disabled={isOff}
        aria-label={name(shareWords ?? seasons.share)}
        onClick={() => !isOff && void share()}
      >
        {shareWords ?? seasons.share}
      </Button>
    );
  }
  if (kind === TASK_KINDS.todayPay) {
    return (
      <Button look="ghost" aria-disabled={isOff} onClick={() => !isOff && depositSheet.open({})}>
        {text.toDeposit}
      </Button>
    );
  }
  return isOn && kind === TASK_KINDS.playGame ? (
    <ButtonLink look="ghost" href={paths.home()}>
      {text.toGames}
    </ButtonLink>
  ) : null;
}
