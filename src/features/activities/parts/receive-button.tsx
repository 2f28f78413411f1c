import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { text } from '#page/promotions/text.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text as common } from '../text.ts';

export interface ReceiveButtonProps {
  days: readonly { id: number; itemStatus: number; rewardList: readonly { id: number; count: number }[] }[];
  isBusy: boolean;
  /** Of what has this id. */
  busyWords: (id: number) => string | undefined;
  onReceive: (id: number) => void;
}

/** What is ready, without looking for its tile; nothing where nothing is. */
export function ReceiveButton({ days, isBusy, busyWords, onReceive }: ReceiveButtonProps) {
  const ready = days.find(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable);
  if (!ready) return null;
  return (
    <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && onReceive(ready.id)}>
      {busyWords(ready.id) ?? text.getSupply(tellGifts(ready.rewardList))}
    </Button>
  );
}

interface RowEndProps {
  status: number;
  /** Of the row, for who hears its button among others. */
  name: string;
  isBusy: boolean;
  busyWords: string | undefined;
  onReceive: () => void;
}

/** At the end of a row: receives what is ready, and says of what has been received that it has; nothing before. */
export function RowEnd({ status, name, isBusy, busyWords, onReceive }: RowEndProps) {
  if (status === ITEM_STATUS.received) {
    return (
      <strong>
        <Icon name="check" /> {common.giftReceived}
      </strong>
    );
  }
  if (status !== ITEM_STATUS.claimable) return null;
  return (
    <Button
      look="gold"
      aria-disabled={isBusy}
      aria-label={`${busyWords ?? common.giftReceive}: ${name}`}
      onClick={() => !isBusy && onReceive()}
    >
      {busyWords ?? common.giftReceive}
    </Button>
  );
}
