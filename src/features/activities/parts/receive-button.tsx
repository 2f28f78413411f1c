import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { Button } from '#ui/button/button.tsx';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text } from '../text.ts';

export interface ReceiveButtonProps {
  days: readonly { id: number; itemStatus: number; rewardList: readonly { id: number; count: number }[] }[];
  isBusy: boolean;
  busyWords: string | undefined;
  onReceive: (id: number) => void;
}

/** What is ready, without looking for its tile; nothing where nothing is. */
export function ReceiveButton({ days, isBusy, busyWords, onReceive }: ReceiveButtonProps) {
  const ready = days.find(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable);
  if (!ready) return null;
  return (
    <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && onReceive(ready.id)}>
      {busyWords ?? text.getSupply(tellGifts(ready.rewardList))}
    </Button>
  );
}
