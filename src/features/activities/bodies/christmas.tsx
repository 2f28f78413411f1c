import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import type { Step } from '#contract/entities/activity.ts';
import { seasons } from '#contract/seasons.ts';
import { text } from '#page/promotions/text.ts';
import { Below, useFirstOf } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, ownPeriod, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text as common } from '../text.ts';
import './christmas.css';

const claims = {
  sign: seasons.appChristmasUserSign,
  open: seasons.appChristmasUserOpen,
  receive: seasons.appChristmasUserReceive,
  extra: seasons.appChristmasUserExtra,
};

/** More than a phone shows below the tree. */
const IN_SIGHT = 9;

type Props = BodyProps<typeof seasons.appChristmasUser, typeof claims>;

/** A tree of twelve gifts: logging in lights a bulb, bulbs open gifts, and the last gift opens one more. */
function Christmas({ state, claim, isBusy, busyWords }: Props) {
  const { signedToday, signDays, bulbCount, giftList, extra, endTime } = state;
  const bulbsPerGift = state.bulbsPerGift ?? 1;
  const received = giftList.filter(({ itemStatus }) => itemStatus === ITEM_STATUS.received).length;
  const closed = giftList.filter(({ itemStatus }) => itemStatus === ITEM_STATUS.open).length;
  const canOpen = Math.min(closed, Math.floor(bulbCount / bulbsPerGift));
  const missing = bulbsPerGift - bulbCount;
  const isOver = hasEnded(endTime);
  const canSign = !signedToday && !isOver;
  const gifts = useFirstOf(giftList, IN_SIGHT);
  const canTakeExtra = extra?.itemStatus === ITEM_STATUS.claimable && !isOver;
  return (
    <>
      <section className="christmas-tree" aria-label={text.christmasTree}>
        <Bulbs count={signDays} />
        <p>{text.christmasBulbs(signDays)}</p>
        <Button look="gold-wide" aria-disabled={isBusy || !canSign} onClick={() => canSign && claim('sign', {})}>
          {busyWords('sign', {}) ?? (signedToday ? text.christmasSigned : text.christmasSign)}
        </Button>
        {closed > 0 && <small>{canOpen > 0 ? text.christmasCanOpen(canOpen) : text.christmasWaits(missing)}</small>}
      </section>
      <h2>{text.christmasGifts(received, giftList.length)}</h2>
      <Wager gifts={[...giftList, ...(extra ? [extra] : [])].flatMap(({ rewardList }) => rewardList)} />
      <ul className="christmas-gifts">
        {gifts.map((gift, at) => (
          <Gift
            key={gift.propId}
            gift={gift}
            number={at + 1}
            isBusy={isBusy || isOver}
            busyWords={busyWords('open', { propId: gift.propId }) ?? busyWords('receive', { propId: gift.propId })}
            canOpen={canOpen > 0}
            onOpen={() => claim('open', { propId: gift.propId })}
            onReceive={() => claim('receive', { propId: gift.propId })}
          />
        ))}
      </ul>
      <Below>
        {extra && (
          <section className="christmas-extra" aria-label={text.christmasExtra}>
            <Icon name="star" />
            <p>
              <b>{text.christmasExtra}</b>
              <span>{tellGifts(extra.rewardList) || text.christmasExtraWaits}</span>
            </p>
            {extra.itemStatus !== ITEM_STATUS.open && (
              <Button
                look={extra.itemStatus === ITEM_STATUS.claimable ? 'gold' : 'ghost'}
                aria-disabled={isBusy || !canTakeExtra}
                onClick={() => canTakeExtra && claim('extra', { propId: extra.propId })}
              >
                {extra.itemStatus === ITEM_STATUS.received
                  ? common.giftReceived
                  : (busyWords('extra', { propId: extra.propId }) ?? common.giftReceive)}
              </Button>
            )}
          </section>
        )}
      </Below>
    </>
  );
}

const MOST_BULBS = 12;

/** Drawn only: the words beside them say how many there are. */
function Bulbs({ count }: { count: number }) {
  return (
    <svg className="christmas-bulbs" viewBox="0 0 120 132" aria-hidden="true">
      <path className="christmas-trunk" d="M54 112h12v16H54z" />
      <path className="christmas-needles" d="M60 10 92 58H76l26 32H84l20 26H16l20-26H18l26-32H28z" />
      {BULBS.map(([x, y], at) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" data-lit={at < Math.min(count, MOST_BULBS)} />
      ))}
      <path className="christmas-star" d="m60 2 3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
    </svg>
  );
}

const BULBS = [
  [60, 32],
  [50, 46],
  [70, 48],
  [44, 60],
  [60, 62],
  [77, 64],
  [38, 80],
  [54, 78],
  [70, 82],
  [86, 84],
  [42, 102],
  [78, 104],
] as const;

interface GiftProps {
  gift: Step;
  number: number;
  isBusy: boolean;
  busyWords: string | undefined;
  canOpen: boolean;
  onOpen: () => void;
  onReceive: () => void;
}

/** `closed` is one that can be opened now. */
type Look = 'locked' | 'closed' | 'opened' | 'received';

function lookOf(itemStatus: number, canOpen: boolean): Look {
  if (itemStatus === ITEM_STATUS.received) return 'received';
  if (itemStatus !== ITEM_STATUS.open) return 'opened';
  return canOpen ? 'closed' : 'locked';
}

const wordsOf = (look: Look): string =>
  ({ locked: common.giftLocked, closed: common.giftOpen, opened: common.giftReceive, received: common.giftReceived })[
    look
  ];

function Gift({ gift, number, isBusy, busyWords, canOpen, onOpen, onReceive }: GiftProps) {
  const { itemStatus } = gift;
  const look = lookOf(itemStatus, canOpen);
  const hasNothing = look === 'received' || look === 'locked';
  const isOff = isBusy || hasNothing;
  return (
    <li>
      <button
        type="button"
        className="christmas-gift"
        data-state={look}
        aria-disabled={isOff}
        onClick={() => !isOff && (look === 'closed' ? onOpen : onReceive)()}
      >
        <Icon name={look === 'received' ? 'check' : 'gift'} />
        <b>{tellGifts(gift.rewardList) || common.giftNumber(number)}</b>
        <span>{(!hasNothing && busyWords) || wordsOf(look)}</span>
      </button>
    </li>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.christmas,
  state: seasons.appChristmasUser,
  claims,
  rules: () => text.christmasRules,
  period: ownPeriod,
  Body: Christmas,
});
