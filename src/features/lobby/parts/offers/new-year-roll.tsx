import { useSignals } from '@preact/signals-react/runtime';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { useLateAnswer } from '#data/ask/use-late-answer.ts';
import { isLowData, isMotionPaused } from '#data/device/low-data.ts';
import { hiddenTypes, isSignedIn } from '#data/player/session.ts';
import { paths } from '#paths';
import { Icon } from '#ui/icon/index.ts';
import { Roll } from '#ui/roll/roll.tsx';
import { tickerPhone } from '#shared/mask-phone.ts';
import { DemoTag, useIsDemoWorld } from '../wins/wins-roll.tsx';
import { text } from './text.ts';
import './new-year-roll.css';

const EVERY_MS = 2_500;

/** What the New Year event has given lately; nothing while there is none. */
export function NewYearRoll() {
  useSignals();
  const isDemo = useIsDemoWorld();
  const gifts = useLateAnswer('tips')?.newYearList ?? [];
  // Until it is known what the player has hidden, nothing rolls.
  const isUnknown = isSignedIn.value && !hiddenTypes.value;
  if (gifts.length === 0 || isDemo === undefined || isUnknown || hiddenTypes.value?.includes(ACTIVITY_TYPES.newYear))
    return null;
  return (
    <Roll
      name={text.newYear}
      everyMs={EVERY_MS}
      isPaused={isMotionPaused.value || isLowData.value}
      before={
        <>
          <Icon name="gift" />
          {isDemo && <DemoTag />}
        </>
      }
      items={gifts.map(({ phone, itemId, count, timestamp }, at) => ({
        id: `${at} ${phone} ${timestamp ?? ''}`,
        content: (
          <a className="new-year-gift" data-click="new-year" href={paths.activity('newYear')}>
            {tickerPhone(phone)} <b>{text.newYearGot(count, text.newYearItems[itemId] ?? text.newYearItem)}</b>
          </a>
        ),
      }))}
    />
  );
}
