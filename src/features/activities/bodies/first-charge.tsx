import { useSignals } from '@preact/signals-react/runtime';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { readAward, type Reward } from '#contract/entities/reward.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { percentOf } from '#contract/first-charge-rules.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { deposits } from '#data/money/deposits.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { text } from '#page/promotions/text.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Chest } from '../parts/chest.tsx';
import { RowEnd } from '../parts/receive-button.tsx';
import { Wager, WagerAbove } from '../parts/wager.tsx';
import { type BodyProps, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { text as common } from '../text.ts';
import './first-charge.css';

const claims = { receive: depositBonus.appRechargeBonusCollection9Receive };

type Props = BodyProps<typeof depositBonus.appRechargeBonusCollection9, typeof claims>;

/** The packages that a first deposit buys, each with all that it brings in percent. */
function FirstCharge({ state, claim, isBusy, isResting, busyWords }: Props) {
  useSignals();
  const config = useLobby().config;
  const record = state.appRechargeBonusCollection9;
  // A package of the list is received, whatever the status says.
  const isReceived = record?.propReceiveList.includes(record.awardId) ?? false;
  const status = isReceived ? ITEM_STATUS.received : (record?.itemStatus ?? ITEM_STATUS.open);
  const isOpen = status === ITEM_STATUS.open;
  const underWay = deposits.open.value.length;
  const pending = isOpen && underWay > 0 ? text.firstPending(underWay) : undefined;
  const packages = config.appRechargeBonusCollection9ConfigList
    .map(({ award, ...one }) => ({ ...one, award: readAward(award) }))
    .toSorted((one, other) => one.showType - other.showType)
    .filter(({ id }) => isOpen || id === record?.awardId);
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.firstCharge)}>
        <Chest isOpen={!isOpen} />
        <p>
          {leadOf(status)}
          {pending && <span data-msg-key={pending.key}> {pending.text}</span>}
        </p>
      </section>
      {record && packages.length > 0 && (
        <WagerAbove rows={packages.map(({ award }) => award)}>
          <ul className="first-charge-packages">
            {packages.map((one) => (
              <Package
                key={one.id}
                {...one}
                percent={percentOf(one, config.appPropConfigMap)}
                status={status}
                isBusy={isBusy || (isResting && isOpen)}
                busyWords={busyWords('receive', { propId: one.id })}
                onReceive={() => claim('receive', { propId: one.id })}
              />
            ))}
          </ul>
        </WagerAbove>
      )}
      {record && packages.length === 0 && <p data-msg-key={text.noPackages.key}>{text.noPackages.text}</p>}
    </>
  );
}

function leadOf(status: number): string {
  if (status === ITEM_STATUS.open) return text.firstChargeLead;
  return status === ITEM_STATUS.received ? text.firstChargeDone : text.firstChargeReady;
}

interface PackageProps {
  id: number;
  price: number;
  award: readonly Reward[];
  percent: number;
  status: number;
  isBusy: boolean;
  busyWords: string | undefined;
  onReceive: () => void;
}

function Package({ id, price, award, percent, status, isBusy, busyWords, onReceive }: PackageProps) {
  const told = formatShortPesos(cents(price));
  const holds = text.packageHolds(tellGifts(award));
  const buy = () =>
    depositSheet.open({ buys: { actType: RECHARGE_BONUS_KINDS.firstCharge, propId: id, price, holds } });
  return (
    <li>
      <b>
        {percent}% <small>{text.packageInAll}</small>
      </b>
      <p>
        <span>{common.depositOf(told)}</span>
        <em>{holds}</em>
        <Wager gifts={award} />
      </p>
      {status === ITEM_STATUS.open && (
        <Button
          look="gold"
          aria-disabled={isBusy}
          aria-label={`${text.buyPackage(told)}, ${holds}`}
          onClick={() => !isBusy && buy()}
        >
          {text.buyPackage(told)}
        </Button>
      )}
      <RowEnd
        status={status}
        name={common.depositOf(told)}
        isBusy={isBusy}
        busyWords={busyWords}
        onReceive={onReceive}
      />
    </li>
  );
}

/** Without a record, or when its time runs out before anything was bought, it is over. */
function periodOf({ appRechargeBonusCollection9: record, expireTime }: Props['state']) {
  if (!record) return { startTime: 0, endTime: 1 };
  return { startTime: 0, endTime: record.itemStatus === ITEM_STATUS.open ? expireTime : 0 };
}

export const described = promotion({
  type: ACTIVITY_TYPES.firstCharge,
  state: depositBonus.appRechargeBonusCollection9,
  claims,
  owes: true,
  rules: () => text.firstChargeRules,
  period: periodOf,
  Body: FirstCharge,
});
