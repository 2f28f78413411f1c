import type { User } from '#contract/entities/user.ts';
import { levelProgress } from '#contract/level-rules.ts';
import { type Lobby, useLobby } from '#data/lobby/use-stored.ts';
import { Page } from '#page/page.tsx';
import { formatDate } from '#shared/format-date.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { Icon } from '#ui/icon/index.ts';
import { useProfile } from '../parts/use-profile.ts';
import { text } from '../text.ts';
import './profile.css';
import './vip-screen.css';

type Level = Lobby['config']['appUserLevelConfigList'][number];

/** Which level the player has, what is left to the next, and what each level takes and brings. */
export function VipScreen() {
  const levels = useLobby().config.appUserLevelConfigList;
  return (
    <Page
      title={text.vipTitle}
      reading={useProfile()}
      isEmpty={() => levels.length === 0}
      empty={{ icon: 'star', words: text.noLevels }}
    >
      {(user) => (
        <div className="profile">
          <Way user={user} levels={levels} />
          <Ladder user={user} levels={levels} />
          <p className="profile-quiet">{text.vipHow}</p>
          <p className="profile-quiet">{text.vipCare}</p>
        </div>
      )}
    </Page>
  );
}

interface LevelsProps {
  user: User;
  levels: readonly Level[];
}

const ARC = 'M12 96A88 88 0 0 1 188 96';

/** The way from the level that is reached to the next, as an arc that fills. */
function Way({ user, levels }: LevelsProps) {
  const { target, left, nextLevel, done } = levelProgress(levels, user.bet ?? 0);
  const words = target === 0 ? text.topLevel : text.toNext(formatPesos(left), nextLevel);
  return (
    <section className="card vip-way" aria-label={text.vip(user.vip)}>
      <div className="vip-arc">
        <svg viewBox="0 0 200 104" aria-hidden="true">
          <path d={ARC} pathLength={100} />
          <path d={ARC} pathLength={100} strokeDasharray={`${done * 100} 100`} className="vip-arc-done" />
        </svg>
        <b>{text.vip(user.vip)}</b>
      </div>
      <p className="vip-next">{words}</p>
      {target > 0 && (
        <p className="profile-quiet">{text.betOf(formatPesos(cents(user.bet ?? 0)), formatPesos(target))}</p>
      )}
    </section>
  );
}

function Ladder({ user, levels }: LevelsProps) {
  const isReached = ({ level, betAmount }: Level) => (level ?? 0) <= user.vip || betAmount <= (user.bet ?? 0);
  return (
    <section>
      <h2>{text.levels}</h2>
      <ol className="vip-ladder">
        {levels
          .toSorted((one, other) => one.betAmount - other.betAmount)
          .map((level) => (
            <li
              key={level.betAmount}
              data-reached={isReached(level) ? '' : undefined}
              aria-current={level.level === user.vip ? 'step' : undefined}
            >
              <i aria-hidden="true">{isReached(level) ? <Icon name="check" /> : level.level}</i>
              <Rung level={level} isReached={isReached(level)} reachedAt={user.reachedLevels?.[level.level ?? 0]} />
            </li>
          ))}
      </ol>
    </section>
  );
}

interface RungProps {
  level: Level;
  isReached: boolean;
  reachedAt: number | undefined;
}

function Rung({ level: { level, name, betAmount, perks }, isReached, reachedAt }: RungProps) {
  return (
    <div>
      <b>
        {text.vip(level ?? 0)}
        {name && ` · ${name}`}
      </b>
      <span>{text.takes(formatPesos(betAmount))}</span>
      {isReached && reachedAt !== undefined && <span>{text.reachedOn(formatDate(reachedAt))}</span>}
      {isReached && reachedAt === undefined && <span className="visually-hidden">{text.reached}</span>}
      {perks.length > 0 && (
        <ul>
          {perks.map((perk) => (
            <li key={perk}>{perk}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
