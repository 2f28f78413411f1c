import type { ActivityEntry } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Icon } from '#ui/icon/index.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { glanceOf, noteOf } from '../rules/glance-of.ts';
import type { Listed } from '../rules/listed-activities.ts';
import { titleOf } from '#page/promotions/title-of.ts';
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
          {[glanceOf(type, entry), noteOf(entry)].filter(Boolean).map((said) => (
            <small key={said}>{said}</small>
          ))}
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
