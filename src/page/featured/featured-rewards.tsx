import { useSignals } from '@preact/signals-react/runtime';
import { activityPath } from '#contract/activity-addresses.ts';
import { useActivities } from '#data/lobby/activities.ts';
import { useRedDots } from '#data/dots/red-dots.ts';
import { isSignedIn } from '#data/player/session.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { type FeaturedLink, featuredLinks, type FeaturedName } from './featured-links.ts';
import { PanelHeading } from '#ui/heading/panel-heading.tsx';
import { text } from './text.ts';
import './featured-rewards.css';

const ICONS: Record<FeaturedName, IconName> = {
  spin: 'live',
  tasks: 'check',
  rebate: 'refresh',
  vip: 'star',
  invite: 'user',
  deposit: 'wallet',
};

/** The rewards that are always there, and those that are on. */
export function FeaturedRewards() {
  useSignals();
  const { ids, map, hidden } = useActivities();
  const hasTask = useRedDots().tasks;
  const links = featuredLinks(ids, { isSignedIn: isSignedIn.value, hidden });
  if (links.length === 0) return null;
  /** Says what the list of promotions says. */
  const isReady = ({ name, href }: FeaturedLink): boolean =>
    (name === 'tasks' && hasTask) ||
    Object.entries(map).some(([type, entry]) => activityPath(Number(type)) === href && entry.canReceive === 1);
  return (
    <section aria-label={text.title}>
      <PanelHeading title={text.title} />
      <ul className="featured">
        {links.map((link) => (
          <li key={link.name}>
            <a href={link.href} data-view={`reward ${link.name}`}>
              <Icon name={ICONS[link.name]} />
              {isReady(link) && <i className="red-dot" />}
              <span>
                <b>{text.names[link.name]}</b>
                <small>{isReady(link) ? text.ready : text.notes[link.name]}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
