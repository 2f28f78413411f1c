import { safeParse } from 'valibot';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { Glance } from '#contract/entities/glance.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatMoment } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { hasEnded } from '../promotion.ts';
import type { Listed } from '../rules/listed-activities.ts';
import { titleOf } from '../rules/title-of.ts';
import { text } from '../text.ts';
import './activity-row.css';

const PICTURE_WIDTH = 64;

type Config = Lobby['config'] | undefined;

interface RowProps extends Listed {
  config: Config;
}

/** One activity in a list: it leads to its page. */
export function ActivityRow({ type, href, entry, config }: RowProps) {
  return (
    <li>
      <a
        href={href}
        data-view={`activity ${type}`}
        {...(type === ACTIVITY_TYPES.outLink && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <ActivityPicture entry={entry} config={config} width={PICTURE_WIDTH} />
        <span className="activities-words">
          <span className="activities-title">
            <b>{titleOf(type, entry.title)}</b>
            {entry.canReceive === 1 && <em>{text.ready}</em>}
          </span>
          {type === ACTIVITY_TYPES.outLink && <span className="visually-hidden">({text.newWindow})</span>}
          {glanceOf(entry) !== '' && <small>{glanceOf(entry)}</small>}
          <small>{noteOf(entry)}</small>
        </span>
        <Icon name="go" />
      </a>
    </li>
  );
}

/** The gift stands where the picture will be, and where none comes. */
export function ActivityPicture({ entry, config, width }: { entry: ActivityEntry; config: Config; width: number }) {
  return (
    <span className="activities-picture">
      {entry.imgUrl && config && <LazyPicture url={pictureUrl(config, entry.imgUrl, width)} isFirst={false} />}
      <Icon name="gift" />
    </span>
  );
}

/** How it stands for the player: what is done, what is left and what waits. Empty where the server says nothing of it. */
export function glanceOf(entry: ActivityEntry): string {
  const read = safeParse(Glance, entry['glance']);
  const { reached, target, tickets, turns, cards, pot, potTarget, waiting }: Glance = read.success ? read.output : {};
  return [
    target && text.soFar(reached ?? 0, target),
    typeof tickets === 'number' && text.ticketsHeld(tickets),
    turns && text.turnsHeld(turns),
    cards && text.cardsHeld(cards),
    potTarget && text.soFar(formatPesos(cents(pot ?? 0)), formatPesos(potTarget)),
    waiting && text.waiting(formatPesos(waiting)),
    entry.coin && formatPesos(entry.coin),
    typeof entry.leftToday === 'number' && text.supplyLeft(entry.leftToday),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Until when it is on. */
export function noteOf({ endTime }: ActivityEntry): string {
  if (hasEnded(endTime)) return text.isOver;
  return endTime > 0 ? text.until(formatMoment(endTime)) : text.always;
}
