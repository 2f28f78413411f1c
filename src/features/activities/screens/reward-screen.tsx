import { type Lobby, useLobby } from '#data/lobby/use-stored.ts';
import { EntryPage } from '#page/entry-page.tsx';
import { useLastPart } from '#page/use-last-part.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { ActivityPicture } from '../parts/activity-row.tsx';
import { hasEnded } from '../promotion.ts';
import { glanceOf, noteOf } from '../rules/glance-of.ts';
import type { Listed } from '../rules/listed-activities.ts';
import { titleOf } from '#page/promotions/title-of.ts';
import { text } from '../text.ts';
import { useRewards } from '../use-rewards.ts';

const WIDTH = 96;

/** One reward: until when it is on, whether it can be had, and the way to it. One that is gone leads to the others. */
export function RewardScreen() {
  const { reading } = useRewards();
  const { config } = useLobby();
  const id = useLastPart();
  return (
    <EntryPage
      title={text.rewardTitle}
      reading={reading}
      find={(list) => list.find(({ type }) => String(type) === id)}
      empty={{ icon: 'gift', words: text.rewardGone, action: { label: text.toRewards, href: paths.rewards() } }}
    >
      {(reward) => <Reward reward={reward} config={config} />}
    </EntryPage>
  );
}

function Reward({ reward, config }: { reward: Listed; config: Lobby['config'] }) {
  const { type, entry, href } = reward;
  return (
    <article className="reward">
      <ActivityPicture entry={entry} config={config} width={WIDTH} />
      <h2>{titleOf(type, entry.title)}</h2>
      {[glanceOf(type, entry), noteOf(entry)].filter(Boolean).map((said) => (
        <p key={said}>{said}</p>
      ))}
      {entry.canReceive === 1 && <p>{text.ready}</p>}
      {!hasEnded(entry.endTime) && (
        <ButtonLink look="gold" href={href}>
          {text.openReward}
        </ButtonLink>
      )}
      <small>{text.responsible}</small>
    </article>
  );
}
