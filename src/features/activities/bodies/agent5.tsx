import { useState } from 'react';
import { agents } from '#contract/agents.ts';
import type { Answer } from '#contract/define.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { Below } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { text } from '../agents-text.ts';
import { InviteLink } from '#page/invite/invite-link.tsx';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Reading } from '#page/page.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, periodOwing, promotion } from '../promotion.ts';
import { InviteList } from '../parts/invite-list.tsx';
import '../parts/rows.css';
import './agent.css';

const claims = { commission: agents.appAgent5UserReceive, bonus: agents.appAgent5UserInviteValidReceive };

type Row = typeof agents.appAgent5User;
type Level = Answer<Row>['levelList'][number];

/** What five levels of friends bring: their commission, and a bonus for each friend. */
function Agent5({ state, claim, isBusy, busyWords }: BodyProps<Row, typeof claims>) {
  const [shown, show] = useState<number>();
  const { levelList, commission, inviteBonus } = state;
  return (
    <>
      <section className="promotion-head" aria-label={text.commission}>
        <Levels levels={levelList} />
        <small>{text.commission}</small>
        <Amount
          amount={commission}
          times={state.betRate ?? 0}
          words={busyWords('commission', {}) ?? text.takeCommission}
          isOff={isBusy}
          onTake={() => claim('commission', {})}
        />
        <small>{text.inAll(formatPesos(state.totalCommission))}</small>
      </section>
      <section className="promotion-head" aria-label={text.bonus}>
        <p>{text.bonusLead(formatPesos(state.inviteBonusEach))}</p>
        <Amount
          amount={inviteBonus}
          times={state.inviteBetRate ?? 0}
          words={busyWords('bonus', {}) ?? text.takeBonus}
          isOff={isBusy}
          onTake={() => claim('bonus', {})}
        />
        {state.friendCount > 0 && <small>{text.friends(state.friendCount, state.validCount)}</small>}
      </section>
      <InviteLink shareUrl={state.shareUrl} inviteCode={state.inviteCode} />
      <Below>
        <h2>{text.levels}</h2>
        <small>{text.bothMonths}</small>
        <ol className="promotion-rows agent-levels">
          {levelList.map((level) => (
            <LevelRow key={level.level} level={level} onShow={() => show(level.level)} />
          ))}
        </ol>
      </Below>
      {shown !== undefined && <InviteLog level={shown} onClose={() => show(undefined)} />}
    </>
  );
}

interface AmountProps {
  amount: Cents;
  /** How often it has to be bet; 0 where nobody knows. */
  times: number;
  words: string;
  isOff: boolean;
  onTake: () => void;
}

/** What waits, its button, and what comes with it. */
function Amount({ amount, times, words, isOff, onTake }: AmountProps) {
  const isNothing = amount === 0;
  return (
    <>
      <b className="agent-amount">{formatPesos(amount)}</b>
      <Button look="gold-wide" aria-disabled={isOff || isNothing} onClick={() => !isOff && !isNothing && onTake()}>
        {isNothing ? text.nothing : words}
      </Button>
      <Wager gifts={[{ id: REWARD_ITEMS.coin, betRate: times }]} />
    </>
  );
}

function LevelRow({ level: one, onShow }: { level: Level; onShow: () => void }) {
  return (
    <li>
      <p>
        <b>{text.level(one.level, String(one.ratePercent))}</b>
        <em>{text.brings(formatPesos(one.commission))}</em>
        <small>{text.bet(formatPesos(one.bet))}</small>
      </p>
      <Button look="ghost" aria-label={`${text.logOf(one.level)}: ${text.people(one.friendCount)}`} onClick={onShow}>
        {text.people(one.friendCount)}
      </Button>
    </li>
  );
}

/** Five rows of people, wider from level to level; a row is lit once a friend stands on it. */
function Levels({ levels }: { levels: readonly Level[] }) {
  return (
    <svg className="agent-rows" viewBox="0 0 220 118" aria-hidden="true">
      {ROWS.map((count, row) => (
        <g key={count} data-here={(levels[row]?.friendCount ?? 0) > 0}>
          {Array.from({ length: count }, (_, at) => (
            <g key={at} transform={`translate(${110 + (at - (count - 1) / 2) * 22} ${14 + row * 22})`}>
              <circle r="5" />
              <path d="M-8 14c0-6 3-9 8-9s8 3 8 9z" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

const ROWS = [1, 3, 5, 7, 9] as const;

export const described = promotion({
  type: ACTIVITY_TYPES.agent5,
  state: agents.appAgent5User,
  claims,
  owes: true,
  rules: () => text.levelsRules,
  period: periodOwing(({ commission, inviteBonus }) => commission + inviteBonus > 0),
  Body: Agent5,
});

const MOST_SHOWN = 100;

/** Who stands on one of the five levels, and what each brings. It is asked for only when it is opened. */
export function InviteLog({ level, onClose }: { level: number; onClose: () => void }) {
  const reading = useAnswer(agents.appAgent5UserLog, { level, page: 1, pageSize: MOST_SHOWN });
  return (
    <Sheet look="bottom" title={text.logOf(level)} onClose={onClose}>
      <Reading reading={reading}>
        {({ list, total }) => <InviteList list={list} total={total} empty={text.noPeople} />}
      </Reading>
    </Sheet>
  );
}
