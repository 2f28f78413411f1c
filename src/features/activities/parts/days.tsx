import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { text } from '#page/promotions/text.ts';
import { Below, useFirstOf } from '#ui/below.tsx';
import { Icon } from '#ui/icon/index.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text as common } from '../text.ts';
import { Wager } from './wager.tsx';
import './days.css';

interface Day {
  /** What a claim names. */
  id: number;
  itemStatus: number;
  rewardList: readonly { id: number; count: number; betRate?: number | null | undefined }[];
  /** In place of its status, where that says too little. */
  words?: string | undefined;
}

interface DaysProps {
  days: readonly Day[];
  /** Days that are over, below the others. */
  before?: readonly Day[];
  name: string;
  isBusy: boolean;
  /** What the tile with this id says while it is asked for. */
  busyWords: (id: number) => string | undefined;
  onReceive: (id: number) => void;
}

/** As many as a phone shows of a long list. */
const IN_SIGHT = 12;

/** Rewards of days as tiles: what there is to receive is a button. */
export function Days({ days, before = [], name, ...actions }: DaysProps) {
  const inSight = useFirstOf(days, IN_SIGHT);
  const draw = (day: Day) => (
    <li key={day.id}>
      <Tile day={day} {...actions} />
    </li>
  );
  return (
    <>
      <Wager gifts={[...days, ...before].flatMap(({ rewardList }) => rewardList)} />
      <ol className="days" aria-label={name}>
        {inSight.map(draw)}
      </ol>
      {before.length > 0 && (
        <Below>
          <h2>{text.daysBefore}</h2>
          <ol className="days" aria-label={text.daysBefore}>
            {before.map(draw)}
          </ol>
        </Below>
      )}
    </>
  );
}

interface TileProps extends Pick<DaysProps, 'isBusy' | 'busyWords' | 'onReceive'> {
  day: Day;
}

function Tile({ day, isBusy, busyWords, onReceive }: TileProps) {
  const { id, itemStatus, rewardList, words } = day;
  const isReceived = itemStatus === ITEM_STATUS.received;
  const isClaimable = itemStatus === ITEM_STATUS.claimable;
  const toReceive = isClaimable ? (busyWords(id) ?? common.giftReceive) : '';
  const told = words ?? (isReceived ? common.giftReceived : toReceive);
  const inside = (
    <>
      <small>{common.dayNumber(id)}</small>
      <Icon name={isReceived ? 'check' : 'gift'} />
      <b>{tellGifts(rewardList)}</b>
      <span>{told}</span>
    </>
  );
  const state = isReceived ? 'received' : isClaimable ? 'claimable' : 'open';
  if (!isClaimable) {
    return (
      <div className="day" data-state={state}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="day"
      data-state={state}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onReceive(id)}
    >
      {inside}
    </button>
  );
}
