import { useActivities } from '#data/lobby/activities.ts';
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
  const { ids } = useActivities();
  return (
    <section aria-label={text.featured}>
      <PanelHeading title={text.featured} />
      <ul className="featured">
        {featuredLinks(ids).map(({ name, href }) => (
          <li key={name}>
            <a href={href} data-view={`reward ${name}`}>
              <Icon name={ICONS[name]} />
              <span>
                <b>{text.featuredNames[name]}</b>
                <small>{text.featuredNotes[name]}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
