import { useLobby } from '#data/lobby/use-stored.ts';
import { FeaturedRewards } from '#features/lobby/parts/offers/featured-rewards.tsx';
import { type Empty, Page } from '#page/page.tsx';
import { paths } from '#paths';
import { ActivityRow } from '../parts/activity-row.tsx';
import { text } from '../text.ts';
import { useRewards } from '../use-rewards.ts';

/** The rewards that everybody can look at, and under them those of the player. */
export function RewardsScreen() {
  const { isPlayer, reading } = useRewards();
  const { config } = useLobby();
  return (
    <Page
      title={text.rewardsTitle}
      reading={reading}
      above={config.mode !== 'green' && <FeaturedRewards />}
      isEmpty={(list) => list.length === 0}
      empty={isPlayer ? none() : forGuest()}
    >
      {(list) => (
        <ul className="activities" aria-label={text.rewardsTitle}>
          {list.map((one) => (
            <ActivityRow key={one.type} {...one} config={config}>
              <a className="activities-about" href={paths.rewardDetail(one.type)}>
                {text.aboutReward}
              </a>
            </ActivityRow>
          ))}
        </ul>
      )}
    </Page>
  );
}

const none = (): Empty => ({
  icon: 'gift',
  words: text.noRewards,
  action: { label: text.toActivities, href: paths.activity('index') },
});

const forGuest = (): Empty => ({
  icon: 'gift',
  words: text.guestRewards,
  action: { label: text.logIn, href: paths.login() },
});
