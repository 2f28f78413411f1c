import { useSignals } from '@preact/signals-react/runtime';
import type { Winner } from '#contract/entities/activity.ts';
import { isLowData, isMotionPaused } from '#data/device/low-data.ts';
import { tickerPhone } from '#shared/mask-phone.ts';
import { Icon } from '#ui/icon/index.ts';
import { Roll } from '#ui/roll/roll.tsx';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text as seasons } from './text.ts';

const EVERY_MS = 2_500;

/** Who has won what, under masked phones; nothing while there are no winners. */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  useSignals();
  if (winners.length === 0) return null;
  return (
    <Roll
      name={seasons.newYearWinners}
      everyMs={EVERY_MS}
      isPaused={isMotionPaused.value || isLowData.value}
      before={<Icon name="gift" />}
      items={winners.map(({ phone, time, rewardList }, at) => ({
        id: `${at} ${phone} ${time}`,
        content: (
          <span>
            {tickerPhone(phone)} <b>{seasons.newYearWon(tellGifts(rewardList))}</b>
          </span>
        ),
      }))}
    />
  );
}
