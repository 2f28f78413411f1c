import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { activities } from '#contract/activities.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { hiddenOffers, hideFromHome, tellHidden } from '#data/lobby/offers.ts';
import { paths } from '#paths';
import { type Empty, Page } from '#page/page.tsx';
import { Below, useFirstOf } from '#ui/below.tsx';
import { CheckField } from '#ui/field/index.ts';
import { ActivityRow } from '../parts/activity-row.tsx';
import { useKeptAway } from '../parts/use-kept-away.ts';
import { type Listed, listedActivities, listedRewards } from '../rules/listed-activities.ts';
import { titleOf } from '#page/promotions/title-of.ts';
import { text } from '../text.ts';

/** As many as a phone shows. */
const IN_SIGHT = 8;

/** Everything that is on for the player, in the operator's order. */
export function ActivitiesScreen() {
  useSignals();
  const reading = useAnswer(activities.getActivityIds, {});
  const keptAway = useKeptAway(reading.answer !== undefined && listed(reading.answer).length === 0);
  return (
    <Page
      title={text.activitiesTitle}
      reading={reading}
      isEmpty={(told) => listed(told).length === 0}
      empty={keptAway ?? nothingOn()}
    >
      {(told) => (
        <>
          <Rows all={listed(told)} />
          <Below>
            <OnHome all={[...listed(told), ...listedRewards({ ids: told.activityIds, map: told.activityMap })]} />
          </Below>
        </>
      )}
    </Page>
  );
}

function Rows({ all }: { all: readonly Listed[] }) {
  const config = useLobby().config;
  return (
    <ul className="activities">
      {useFirstOf(all, IN_SIGHT).map((one) => (
        <ActivityRow key={one.type} {...one} config={config} />
      ))}
    </ul>
  );
}

const nothingOn = (): Empty => ({
  icon: 'gift',
  words: text.noActivities,
  action: { label: text.toGames, href: paths.home() },
});

/** The player says which of them home shows, for good. */
function OnHome({ all }: { all: readonly Listed[] }) {
  const hidden = hiddenOffers.use() ?? [];
  useEffect(() => void tellHidden(), []);
  return (
    <details className="activities-home">
      <summary>{text.onHome}</summary>
      {all.map(({ type, entry }) => {
        const isHidden = hidden.includes(type);
        return (
          <CheckField key={type} checked={!isHidden} onChange={() => void hideFromHome(type, !isHidden)}>
            {titleOf(type, entry.title)}
          </CheckField>
        );
      })}
    </details>
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
