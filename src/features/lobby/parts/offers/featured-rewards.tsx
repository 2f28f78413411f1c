import { useSignals } from '@preact/signals-react/runtime';
import { useActivities } from '#data/lobby/activities.ts';
import { useRedDots } from '#data/dots/red-dots.ts';
import { isSignedIn } from '#data/player/session.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { featuredLinks, type FeaturedName } from '../../rules/offers-to-show.ts';
import { PanelHeading } from '../panels/panel-look.tsx';
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
  const { ids, hidden } = useActivities();
  const hasTask = useRedDots().tasks;
  const links = featuredLinks(ids, { isSignedIn: isSignedIn.value, hidden });
  if (links.length === 0) return null;
  return (
    <section aria-label={text.featured}>
      <PanelHeading title={text.featured} />
      <ul className="featured">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} data-view={`reward ${name}`}>
              <Icon name={ICONS[name]} />
              {name === 'tasks' && hasTask && <i className="red-dot" />}
              <span>
                <b>{text.featuredNames[name]}</b>
                <small>{name === 'tasks' && hasTask ? text.taskReady : text.featuredNotes[name]}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
