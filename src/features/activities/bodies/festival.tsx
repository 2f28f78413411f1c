import { activities } from '#contract/activities.ts';
import type { Answer } from '#contract/define.ts';
import type { Pack } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { text } from '#page/promotions/text.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Wager, WagerAbove } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { text as seasons } from '../seasons/text.ts';
import { text as common } from '../text.ts';
import './festival.css';

type State = typeof activities.getActivityIds;

const entryOf = ({ activityMap }: Answer<State>) => activityMap[ACTIVITY_TYPES.festival];

/** Packs that a deposit of their price buys. What they are stands in the list of activities. */
function Festival({ state, isBusy, busyWords }: BodyProps<State, Record<never, never>>) {
  const entry = entryOf(state);
  const packs = entry?.packList ?? [];
  const isOver = hasEnded(entry?.endTime ?? 0);
  const isAllBought = packs.length > 0 && packs.every(isBought);
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.festival)}>
        <Bunting />
        {packs.length > 0 && <p>{isAllBought ? seasons.festivalAllBought : seasons.festivalLead}</p>}
        {packs.length === 0 && <p data-msg-key={seasons.festivalNone.key}>{seasons.festivalNone.text}</p>}
      </section>
      {packs.length > 0 && (
        <WagerAbove rows={packs.map(({ rewardList }) => rewardList)}>
          <ul className="festival-packs">
            {packs.map((pack) => (
              <PackRow key={pack.propId} pack={pack} isOff={isBusy || isOver} busyWords={busyWords()} />
            ))}
          </ul>
        </WagerAbove>
      )}
    </>
  );
}

const isBought = ({ itemStatus }: Pack): boolean => itemStatus === ITEM_STATUS.received;

interface PackRowProps {
  pack: Pack;
  isOff: boolean;
  busyWords: string | undefined;
}

function PackRow({ pack, isOff, busyWords }: PackRowProps) {
  const { propId, title, price, rewardList } = pack;
  const told = formatShortPesos(price);
  const holds = text.packageHolds(tellGifts(rewardList));
  const actType = RECHARGE_BONUS_KINDS.festival;
  const buy = () => depositSheet.open({ buys: { actType, propId, price, holds, pack: { title, rewardList } } });
  return (
    <li>
      <p>
        <b>{title}</b>
        <span>{common.depositOf(told)}</span>
        <em>{holds}</em>
        <Wager gifts={rewardList} />
      </p>
      {isBought(pack) ? (
        <strong>
          <Icon name="check" /> {seasons.packBought}
        </strong>
      ) : (
        <Button
          look="gold"
          aria-disabled={isOff}
          aria-label={`${title}: ${text.buyPackage(told)}, ${holds}`}
          onClick={() => !isOff && buy()}
        >
          {busyWords ?? text.buyPackage(told)}
        </Button>
      )}
    </li>
  );
}

const ROWS = [0, 30];
const FLAGS = [14, 42, 70, 98, 126, 154, 182];

/** Two strings of flags over a street, as for a fiesta. Drawn only. */
function Bunting() {
  return (
    <span className="bunting" aria-hidden="true">
      <svg viewBox="0 0 200 84">
        {ROWS.map((top) => (
          <path key={top} className="bunting-string" d={`M0 ${top + 8}q100 26 200 0`} />
        ))}
      </svg>
      {ROWS.map((top, row) => (
        <svg key={top} className="bunting-flags" viewBox="0 0 200 84">
          {FLAGS.map((x, at) => (
            <path key={x} data-hue={(at + row) % 4} d={`M${x - 9} ${top + heightAt(x)}h18l-9 20z`} />
          ))}
        </svg>
      ))}
    </span>
  );
}

/** Where the string hangs at this place. */
const heightAt = (x: number): number => 8 + 13 * (1 - ((x - 100) / 100) ** 2);

export const described = promotion({
  type: ACTIVITY_TYPES.festival,
  state: activities.getActivityIds,
  claims: {},
  rules: () => seasons.festivalRules,
  period: (state) => ({ startTime: entryOf(state)?.startTime ?? 0, endTime: entryOf(state)?.endTime ?? 0 }),
  Body: Festival,
});
