import { useLocation } from 'wouter';
import { useRedDots } from '#data/player/red-dots.ts';
import { paths } from '#paths';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { text } from '../text.ts';
import './tab-bar.css';

interface Entry {
  href: string;
  icon: IconName;
  name: string;
}

/** Home stands in the middle and has no index; around it stand mail 0, rewards 1, news 2 and wallet 3. */
const entries = (): Entry[] => [
  { href: paths.mail(), icon: 'mail', name: text.mail },
  { href: paths.rewards(), icon: 'gift', name: text.rewards },
  { href: paths.home(), icon: 'home', name: text.home },
  { href: paths.news(), icon: 'bell', name: text.news },
  { href: paths.deposit(), icon: 'wallet', name: text.wallet },
];

export function TabBar() {
  const [location] = useLocation();
  const hasMail = useRedDots().mail;
  return (
    <nav className="tab-bar" aria-label={text.mainTabs}>
      {entries().map(({ href, icon, name }) => (
        <a key={href} href={href} className="tab-bar-entry" aria-current={isAt(location, href) ? 'page' : undefined}>
          <span>
            <Icon name={icon} />
            {href === paths.mail() && hasMail && <i className="red-dot" />}
          </span>
          {name}
          {href === paths.mail() && hasMail && <span className="visually-hidden">{text.unread}</span>}
        </a>
      ))}
    </nav>
  );
}

const WALLETS = '/lobby/wallets/';

function isAt(location: string, href: string): boolean {
  return location === href || (href.startsWith(WALLETS) && location.startsWith(WALLETS));
}
