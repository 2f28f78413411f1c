import { useSignals } from '@preact/signals-react/runtime';
import { HOT_LIMIT } from '#contract/limits.ts';
import { activities } from '#contract/activities.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { pictureUrl } from '#data/lobby/pictures.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { formatMoment } from '#shared/time.ts';
import { Page } from '#page/page.tsx';
import { Icon } from '#ui/icon/index.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { hasEnded } from '../promotion.ts';
import { type Listed, listedActivities } from '../rules/listed-activities.ts';
import { text } from '../text.ts';
import './activities-screen.css';

const PICTURE_WIDTH = 64;

/** Everything that is on for the player, in the operator's order. */
export function ActivitiesScreen() {
  useSignals();
  const reading = useAnswer(activities.getActivityIds, {});
  const config = useStored('lobby', { hotLimit: HOT_LIMIT })?.config;
  return (
    <Page
      title={text.activitiesTitle}
      reading={reading}
      isEmpty={(told) => listed(told).length === 0}
      empty={{ icon: 'gift', words: text.noActivities, action: { label: text.toGames, href: paths.home() } }}
    >
      {(told) => (
        <ul className="activities">
          {listed(told).map((one) => (
            <Row key={one.type} {...one} config={config} />
          ))}
        </ul>
      )}
    </Page>
  );
}

type Told = Parameters<typeof listedActivities>[0];

const listed = ({
  activityIds,
  activityMap,
  isBankrupt,
}: {
  activityIds: Told['ids'];
  activityMap: Told['map'];
  isBankrupt: boolean;
}): Listed[] => listedActivities({ ids: activityIds, map: activityMap, isBankrupt });

function Row({ type, href, entry, config }: Listed & { config: Lobby['config'] | undefined }) {
  const isOver = hasEnded(entry.endTime);
  const note = isOver ? text.isOver : entry.endTime > 0 ? text.until(formatMoment(entry.endTime)) : text.always;
  return (
    <li>
      <a href={href} data-view={`activity ${type}`}>
        <span className="activities-picture">
          {entry.imgUrl && config ? (
            <LazyPicture url={pictureUrl(config, entry.imgUrl, PICTURE_WIDTH)} isFirst={false} />
          ) : (
            <Icon name="gift" />
          )}
        </span>
        <span className="activities-words">
          <b>{entry.title || text.activity}</b>
          <small>{note}</small>
        </span>
        {entry.canReceive === 1 && <em>{text.ready}</em>}
        <Icon name="go" />
      </a>
    </li>
  );
}
