import { useLobby } from '#data/lobby/use-stored.ts';
import { FeaturedRewards } from '#page/featured/featured-rewards.tsx';
import { type Empty, Page } from '#page/page.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { ActivityRow } from '../parts/activity-row.tsx';
import { text } from '../text.ts';
import { useRewards } from '../use-rewards.ts';

/** The rewards that everybody can look at, the way to all promotions, and under them the player's own rewards. */
export function RewardsScreen() {
  const { isPlayer, readyCount, reading } = useRewards();
  const { config } = useLobby();
  return (
    <Page
      title={text.rewardsTitle}
      reading={reading}
      above={
        <>
          {config.mode !== 'green' && <FeaturedRewards />}
          <p className="activities-all">
            <ButtonLink look="ghost-wide" href={paths.activity('index')}>
              {text.toActivities}
              {readyCount > 0 && <em>{text.readyCount(readyCount)}</em>}
            </ButtonLink>
          </p>
        </>
      }
      isEmpty={(list) => list.length === 0}
      empty={isPlayer ? none() : forGuest()}
    >
      {(list) => (
        <ul className="activities" aria-label={text.rewardsTitle}>
          {list.map((one) => (
            <ActivityRow key={one.type} {...one} config={config} />
          ))}
        </ul>
      )}
    </Page>
  );
}

const none = (): Empty => ({ icon: 'gift', words: text.noRewards });

const forGuest = (): Empty => ({
  icon: 'gift',
  words: text.guestRewards,
  action: { label: text.logIn, href: paths.login() },
});
